//! Faults of the caller, as JavaScript throws them.

use solana_address::Address;
use wasm_bindgen::JsValue;

/// An `Error` that says what was wrong.
pub fn fail(reason: impl ToString) -> JsValue {
    js_sys::Error::new(&reason.to_string()).into()
}

/// An address of 32 bytes.
pub fn address(bytes: &[u8]) -> Result<Address, JsValue> {
    Address::try_from(bytes).map_err(|_| fail("an address has 32 bytes"))
}
