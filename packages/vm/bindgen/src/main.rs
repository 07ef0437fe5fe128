//! Writes what JavaScript needs beside a WebAssembly file: `bindgen <file.wasm> <folder>`.

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().collect();
    let [_, input, folder] = args.as_slice() else {
        return Err("bindgen <file.wasm> <folder>".into());
    };
    let mut bindgen = Bindgen::new();
    // The host page passes the bytes: there is no address to load them from.
    bindgen.web(true)?.omit_default_module_path(true);
    bindgen.typescript(true).input_path(input).out_name("svm");
    bindgen.generate(folder)?;
    Ok(())
}
