use super::*;

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = std::env::temp_dir().join(format!("clade-gui-files-{}", std::process::id()));
    let file = folder.join("deep").join("file.toml");
    write_whole(&file, "one").unwrap();
    write_whole(&file, "two").unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), "two");
    assert!(write_whole(&file.join("below a file"), "three").is_err());
    assert!(write_whole(&folder.join("deep"), "over a folder").is_err());
    let left: Vec<_> = fs::read_dir(&folder).unwrap().chain(fs::read_dir(folder.join("deep")).unwrap()).flatten().collect();
    assert_eq!(left.len(), 2, "nothing stays beside: {left:?}");
    let aside: Vec<_> = (0..3)
        .map(|n: u32| {
            write_whole(&file, &n.to_string()).unwrap();
            set_aside(&file).unwrap().file_name().unwrap().to_string_lossy().into_owned()
        })
        .collect();
    assert_eq!(aside, ["file.toml.damaged", "file.toml.damaged-2", "file.toml.damaged-3"]);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn without_a_place_nothing_is_kept_and_nothing_breaks() {
    let home = Home::default();
    assert_eq!((home.preferences(), home.saved(), home.kept(), home.new_file("soup")), (None, None, None, None));
    assert_eq!(home.games(), []);
}
