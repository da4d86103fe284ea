// Bytes that wait for readline.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct byte_queue {
  uint8_t *bytes;
  size_t start, end, capacity;
};

/// Appends the bytes, all or none.
bool byte_queue_append(struct byte_queue *queue, const uint8_t *bytes, size_t length);

static inline bool byte_queue_is_empty(const struct byte_queue *queue) {
  return queue->start == queue->end;
}

static inline uint8_t byte_queue_first(const struct byte_queue *queue) {
  return queue->bytes[queue->start];
}

static inline uint8_t byte_queue_take(struct byte_queue *queue) {
  return queue->bytes[queue->start++];
}
