// Loaded anew after each navigation. Put a file of this name into the data folder's public/ to replace it.
