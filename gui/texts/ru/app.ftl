gui-title = Clade
