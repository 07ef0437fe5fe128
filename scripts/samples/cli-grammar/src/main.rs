//! Stands in for the Solana CLI while a sample is checked: it reads the
//! command line by the CLI's own grammar, and does nothing.

use clap::ErrorKind;
use solana_cli::clap_app::get_clap_app;
use std::process::ExitCode;

/// What a command prints here that a sample puts into another: `solana address`
/// an address, `solana nonce` a blockhash.
const ADDRESS: &str = "8yZ7QmpKCu6ixm9kgFyYYkD8ZFVmJYBgQoUgXXGBnq3m";

fn main() -> ExitCode {
    let grammar = get_clap_app("solana", "", "");
    match grammar.get_matches_from_safe(std::env::args()) {
        Ok(matches) => {
            if let Some("address" | "nonce") = matches.subcommand_name() {
                println!("{ADDRESS}");
            }
            ExitCode::SUCCESS
        }
        Err(error) if is_help(error.kind) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}", error.message);
            ExitCode::from(2)
        }
    }
}

/// `--help` and `--version` end the parser early, too.
fn is_help(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::HelpDisplayed | ErrorKind::VersionDisplayed)
}
