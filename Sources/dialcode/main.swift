print("dialcode")
