#include "byte_queue.h"

#include <stdlib.h>
#include <string.h>

bool byte_queue_append(struct byte_queue *queue, const uint8_t *bytes, size_t length) {
  if (byte_queue_is_empty(queue)) queue->start = queue->end = 0;
  if (length > queue->capacity - queue->end) {
    size_t capacity = queue->end + length + 64;
    uint8_t *grown = realloc(queue->bytes, capacity);
    if (!grown) return false;
    queue->bytes = grown;
    queue->capacity = capacity;
  }
  if (length > 0) memcpy(queue->bytes + queue->end, bytes, length);
  queue->end += length;
  return true;
}
