print("sectionpick")
