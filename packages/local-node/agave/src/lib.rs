//! The tests compare what the local node answers with the crates of Agave (tests/answers.rs).
