"""Add new messages to the catalogues and drop those no longer used: `make messages`."""

from lexludi.locale.messages import territories, update

for folder, files in territories().items():
    waiting = update(folder, files)
    state = f"{waiting} to translate" if waiting else "complete"
    print(f"{folder.parent.name}/{folder.name}: {state}")
