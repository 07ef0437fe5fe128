//! Accounts and the outcomes of transactions, as plain objects.

use crate::bytes;
use js_sys::{Array, BigInt, Object, Reflect};
use litesvm::types::{
    FailedTransactionMetadata, SimulatedTransactionInfo, TransactionMetadata,
    TransactionResult,
};
use solana_account::ReadableAccount;
use solana_address::Address;
use solana_instruction_error::InstructionError;
use solana_transaction_error::TransactionError;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export interface RawAccount {
  lamports: bigint
  data: Uint8Array
  owner: Uint8Array
  executable: boolean
  rentEpoch: bigint
}
export interface RawAddressedAccount extends RawAccount {
  address: Uint8Array
}
export interface RawInstruction {
  program: number
  accounts: Uint8Array
  data: Uint8Array
  height: number
}
export interface RawError {
  /** The variant of `TransactionError`. */
  name: string
  index?: number
  accountIndex?: number
  /** The variant of `InstructionError`. */
  inner?: string
  code?: number
}
export interface RawOutcome {
  signature: Uint8Array
  logs: string[]
  prettyLogs: string
  units: bigint
  returnProgram: Uint8Array
  returnData: Uint8Array
  inner: RawInstruction[][]
  /** As Rust prints the metadata. */
  text: string
  /** Only where the transaction failed. */
  error?: RawError
  /** The whole outcome as Rust prints it, where it failed or was simulated. */
  whole?: string
  /** The accounts afterwards, of a simulation that did not fail. */
  post?: RawAddressedAccount[]
}
"#;

fn set(object: &Object, key: &str, value: impl Into<JsValue>) {
    // Setting a field of a plain object never fails.
    let _ = Reflect::set(object, &key.into(), &value.into());
}

/// An account without its address.
pub fn account(it: &impl ReadableAccount) -> Object {
    let object = Object::new();
    set(&object, "lamports", BigInt::from(it.lamports()));
    set(&object, "data", bytes(it.data()));
    set(&object, "owner", bytes(it.owner()));
    set(&object, "executable", it.executable());
    set(&object, "rentEpoch", BigInt::from(it.rent_epoch()));
    object
}

/// An account with its address.
pub fn addressed(key: &Address, it: &impl ReadableAccount) -> JsValue {
    let object = account(it);
    set(&object, "address", bytes(key));
    object.into()
}

/// The outcome of a transaction that was sent.
pub fn transacted(result: &TransactionResult) -> Object {
    match result {
        Ok(done) => metadata(done),
        Err(failure) => failed(failure),
    }
}

/// The outcome of a simulation.
pub fn simulated(
    result: &Result<SimulatedTransactionInfo, FailedTransactionMetadata>,
) -> Object {
    let done = match result {
        Ok(done) => done,
        Err(failure) => return failed(failure),
    };
    let object = metadata(&done.meta);
    let post: Array =
        done.post_accounts.iter().map(|(key, it)| addressed(key, it)).collect();
    set(&object, "post", post);
    set(&object, "whole", format!("{done:?}"));
    object
}

fn failed(failure: &FailedTransactionMetadata) -> Object {
    let object = metadata(&failure.meta);
    set(&object, "error", error(&failure.err));
    set(&object, "whole", format!("{failure:?}"));
    object
}

fn metadata(it: &TransactionMetadata) -> Object {
    let object = Object::new();
    let logs: Array =
        it.logs.iter().map(|line| JsValue::from_str(line)).collect();
    set(&object, "signature", bytes(it.signature));
    set(&object, "logs", logs);
    set(&object, "prettyLogs", it.pretty_logs());
    set(&object, "units", BigInt::from(it.compute_units_consumed));
    set(&object, "returnProgram", bytes(it.return_data.program_id));
    set(&object, "returnData", bytes(&it.return_data.data));
    set(&object, "inner", inner_instructions(it));
    set(&object, "text", format!("{it:?}"));
    object
}

/// One list for each instruction of the message.
fn inner_instructions(it: &TransactionMetadata) -> Array {
    let lists = it.inner_instructions.iter().map(|list| {
        let instructions = list.iter().map(|inner| {
            let object = Object::new();
            set(&object, "program", inner.instruction.program_id_index);
            set(&object, "accounts", bytes(&inner.instruction.accounts));
            set(&object, "data", bytes(&inner.instruction.data));
            set(&object, "height", inner.stack_height);
            JsValue::from(object)
        });
        JsValue::from(instructions.collect::<Array>())
    });
    lists.collect()
}

fn error(it: &TransactionError) -> Object {
    let object = Object::new();
    set(&object, "name", variant(it));
    match it {
        TransactionError::InstructionError(index, cause) => {
            set(&object, "index", *index);
            match cause {
                InstructionError::Custom(code) => set(&object, "code", *code),
                other => set(&object, "inner", variant(other)),
            }
        }
        TransactionError::DuplicateInstruction(index) => {
            set(&object, "index", *index)
        }
        TransactionError::InsufficientFundsForRent { account_index }
        | TransactionError::ProgramExecutionTemporarilyRestricted {
            account_index,
        } => {
            set(&object, "accountIndex", *account_index);
        }
        _ => {}
    }
    object
}

/// The name of an enum's variant, which its fields follow.
fn variant(it: &impl std::fmt::Debug) -> String {
    let text = format!("{it:?}");
    text.split(['(', ' ']).next().unwrap_or_default().to_owned()
}
