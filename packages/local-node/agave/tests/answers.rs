//! What the local node answers, in `test/answers.json`, is what Agave's
//! own crates say. The node's tests hold the node to that file.

use std::{any::type_name, collections::BTreeMap, fmt::Display};

use agave_feature_set::set_lamports_per_byte_to_5080::LAMPORTS_PER_BYTE;
use base64::{Engine, prelude::BASE64_STANDARD};
use jsonrpc_core::{IoHandler, Params};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use solana_clock::{
    DEFAULT_MS_PER_SLOT, DEFAULT_SLOTS_PER_EPOCH, MAX_PROCESSING_AGE,
};
use solana_instruction_error::InstructionError;
use solana_message::{
    AccountKeys, compiled_instruction::CompiledInstruction,
    v1::MAX_TRANSACTION_SIZE,
};
use solana_packet::PACKET_DATA_SIZE;
use solana_pubkey::Pubkey;
use solana_rent::Rent;
use solana_rpc_client_api::custom_error;
use solana_transaction::versioned::VersionedTransaction;
use solana_transaction_error::TransactionError;
use solana_transaction_status::parse_ui_instruction;

#[derive(Deserialize)]
struct Answers {
    codes: BTreeMap<String, i64>,
    slots: Slots,
    rent: BTreeMap<String, u64>,
    limits: Limits,
    refused: BTreeMap<String, Refused>,
    /// Bodies with their answers.
    requests: BTreeMap<String, String>,
    instructions: Instructions,
    errors: Errors,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Slots {
    milliseconds: u64,
    per_epoch: u64,
    max_processing_age: usize,
}

#[derive(Deserialize)]
struct Limits {
    base64: Limit,
    version1: Limit,
}

#[derive(Deserialize)]
struct Limit {
    encoded: usize,
    raw: usize,
}

#[derive(Deserialize)]
struct Refused {
    wire: String,
    code: i64,
    message: String,
}

#[derive(Deserialize)]
struct Instructions {
    accounts: Vec<String>,
    rows: BTreeMap<String, Shown>,
}

#[derive(Deserialize)]
struct Shown {
    program: String,
    /// How many accounts it names.
    named: u8,
    data: String,
    shown: Value,
}

#[derive(Deserialize)]
struct Errors {
    transaction: BTreeMap<String, String>,
    instruction: BTreeMap<String, String>,
}

fn answers() -> Answers {
    serde_json::from_str(include_str!("../../test/answers.json"))
        .expect("answers.json is what test/answers.ts writes")
}

#[test]
fn codes_of_the_rpc() {
    let codes = answers().codes;
    let agave = [
        (
            "blockCleanedUp",
            custom_error::JSON_RPC_SERVER_ERROR_BLOCK_CLEANED_UP,
        ),
        (
            "preflightFailure",
            custom_error::JSON_RPC_SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
        ),
        (
            "blockNotAvailable",
            custom_error::JSON_RPC_SERVER_ERROR_BLOCK_NOT_AVAILABLE,
        ),
        (
            "unsupportedTransactionVersion",
            custom_error::JSON_RPC_SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION,
        ),
        (
            "minContextSlotNotReached",
            custom_error::JSON_RPC_SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED,
        ),
        (
            "filterTransactionNotFound",
            custom_error::JSON_RPC_SERVER_ERROR_FILTER_TRANSACTION_NOT_FOUND,
        ),
    ];
    for (name, code) in agave {
        assert_eq!(codes[name], code, "{name}");
    }
    // All others are those of JSON-RPC 2.0 itself.
    let own = codes.values().filter(|code| **code > -32600).count();
    assert_eq!(own, agave.len(), "{codes:?}");
}

#[test]
fn slots() {
    let slots = answers().slots;
    assert_eq!(slots.milliseconds, DEFAULT_MS_PER_SLOT);
    assert_eq!(slots.per_epoch, DEFAULT_SLOTS_PER_EPOCH);
    assert_eq!(slots.max_processing_age, MAX_PROCESSING_AGE);
}

#[test]
fn sizes_of_transactions() {
    let Limits { base64, version1 } = answers().limits;
    for (limit, size) in
        [(base64, PACKET_DATA_SIZE), (version1, MAX_TRANSACTION_SIZE)]
    {
        assert_eq!(limit.raw, size);
        assert_eq!(limit.encoded, BASE64_STANDARD.encode(vec![0; size]).len());
    }
}

#[test]
fn rent_of_the_second_step_of_simd_0437() {
    let rent = Rent::with_lamports_per_byte(LAMPORTS_PER_BYTE);
    for (size, minimum) in answers().rent {
        let size = size.parse().expect("a size");
        assert_eq!(minimum, rent.minimum_balance(size), "{size} bytes");
    }
}

#[test]
fn names_and_words_of_errors() {
    let errors = answers().errors;
    assert_words::<TransactionError>(&errors.transaction);
    assert_words::<InstructionError>(&errors.instruction);
}

/// Each name is one of the enum, and its words are those of the enum.
fn assert_words<E: DeserializeOwned + Display>(
    words: &BTreeMap<String, String>,
) {
    for (name, message) in words {
        let error: E = serde_json::from_str(&format!("\"{name}\""))
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(&error.to_string(), message, "{name}");
    }
}

#[test]
fn words_about_malformed_transactions() {
    for (what, Refused { wire, code, message }) in answers().refused {
        let bytes = BASE64_STANDARD.decode(wire).expect("base64");
        assert_eq!(message, words_about(&bytes), "{what}");
        assert_eq!(code, -32602, "{what}");
    }
}

/// As `decode_and_deserialize` and `sanitize_transaction` of solana-rpc, which
/// are private there.
fn words_about(wire: &[u8]) -> String {
    match wincode::deserialize::<VersionedTransaction>(wire) {
        Err(error) => {
            let name = type_name::<VersionedTransaction>();
            format!("failed to deserialize {name}: {error}")
        }
        Ok(transaction) => {
            let error = transaction.sanitize().expect_err("is malformed");
            let error = TransactionError::from(error);
            format!("invalid transaction: {error}")
        }
    }
}

#[test]
fn instructions_as_json_parsed() {
    let Instructions { accounts, rows } = answers().instructions;
    for (what, Shown { program, named, data, shown }) in rows {
        let keys: Vec<Pubkey> = accounts
            .iter()
            .chain([&program])
            .map(|key| key.parse().expect("an address"))
            .collect();
        let instruction = CompiledInstruction {
            program_id_index: u8::try_from(accounts.len()).expect("few"),
            accounts: (0..named).collect(),
            data: BASE64_STANDARD.decode(data).expect("base64"),
        };
        let keys = AccountKeys::new(&keys, None);
        let agave = parse_ui_instruction(&instruction, &keys, None);
        let mut agave = serde_json::to_value(agave).expect("JSON");
        agave.as_object_mut().expect("object").remove("stackHeight");
        assert_eq!(shown, agave, "{what}");
    }
}

#[test]
fn requests_of_every_form() {
    let mut handler = IoHandler::new();
    handler.add_sync_method("getHealth", |_: Params| Ok("ok".into()));
    for (body, answer) in answers().requests {
        let agave = handler.handle_request_sync(&body).unwrap_or_default();
        assert_eq!(answer, agave, "{body}");
    }
}
