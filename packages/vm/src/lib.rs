//! LiteSVM for the browser: what the npm package `litesvm` asks of its native part, with plain
//! objects in place of classes. `litesvm/` makes the classes of them.

mod error;
mod features;
mod outcome;
mod sysvars;

use error::{address, fail};
use features::FeatureSet;
use js_sys::{Array, Object, Uint8Array};
use litesvm::LiteSVM;
use outcome::{account, addressed, simulated, transacted};
use solana_account::Account;
use solana_signature::Signature;
use solana_transaction::versioned::VersionedTransaction;
use wasm_bindgen::prelude::*;

/// What airdrops are paid from, as in `LiteSVM::new`.
const AIRDROP_LAMPORTS: u64 = 1_000_000_000_000_000;

/// A virtual machine with its accounts.
#[wasm_bindgen]
pub struct Vm(LiteSVM);

#[wasm_bindgen]
impl Vm {
    /// A machine as `LiteSVM::new` makes it, without the default programs: the caller adds them.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        let svm = LiteSVM::default()
            .with_mainnet_features()
            .with_builtins()
            .with_lamports(AIRDROP_LAMPORTS)
            .with_sysvars()
            .with_feature_accounts()
            .with_sigverify(true)
            .with_blockhash_check(true);
        Self(svm)
    }

    /// A machine with nothing in it.
    pub fn empty() -> Self {
        Self(LiteSVM::default())
    }

    #[wasm_bindgen(js_name = setSigverify)]
    pub fn set_sigverify(&mut self, on: bool) {
        self.0.set_sigverify(on);
    }

    #[wasm_bindgen(js_name = getSigverify)]
    pub fn get_sigverify(&self) -> bool {
        self.0.get_sigverify()
    }

    #[wasm_bindgen(js_name = setBlockhashCheck)]
    pub fn set_blockhash_check(&mut self, on: bool) {
        self.0.set_blockhash_check(on);
    }

    #[wasm_bindgen(js_name = setSysvars)]
    pub fn set_sysvars(&mut self) {
        self.0.set_sysvars();
    }

    #[wasm_bindgen(js_name = setFeatureSet)]
    pub fn set_feature_set(&mut self, features: &FeatureSet) {
        self.0.set_feature_set(features.0.clone());
    }

    /// True for a feature that the machine has switched on.
    #[wasm_bindgen(js_name = isFeatureActive)]
    pub fn is_feature_active(&self, id: &[u8]) -> Result<bool, JsValue> {
        Ok(self.0.get_feature_set_ref().is_active(&address(id)?))
    }

    #[wasm_bindgen(js_name = setBuiltins)]
    pub fn set_builtins(&mut self) {
        self.0.set_builtins();
    }

    #[wasm_bindgen(js_name = setLamports)]
    pub fn set_lamports(&mut self, lamports: u64) {
        self.0.set_lamports(lamports);
    }

    #[wasm_bindgen(js_name = setTransactionHistory)]
    pub fn set_transaction_history(&mut self, capacity: u64) {
        self.0.set_transaction_history(
            usize::try_from(capacity).unwrap_or(usize::MAX),
        );
    }

    #[wasm_bindgen(js_name = setLogBytesLimit)]
    pub fn set_log_bytes_limit(&mut self, limit: Option<u64>) {
        self.0.set_log_bytes_limit(
            limit.map(|bytes| usize::try_from(bytes).unwrap_or(usize::MAX)),
        );
    }

    #[wasm_bindgen(js_name = minimumBalanceForRentExemption)]
    pub fn minimum_balance_for_rent_exemption(&self, size: u64) -> u64 {
        self.0.minimum_balance_for_rent_exemption(
            usize::try_from(size).unwrap_or(usize::MAX),
        )
    }

    #[wasm_bindgen(js_name = getAccount, unchecked_return_type = "RawAccount | undefined")]
    pub fn get_account(&self, key: &[u8]) -> Result<Option<Object>, JsValue> {
        let found = self.0.get_account(&address(key)?);
        Ok(found.map(|found| account(&found)))
    }

    #[wasm_bindgen(js_name = getProgramAccounts, unchecked_return_type = "RawAddressedAccount[]")]
    pub fn get_program_accounts(
        &self,
        program: &[u8],
    ) -> Result<Array, JsValue> {
        let found = self.0.get_program_accounts(&address(program)?);
        Ok(found.iter().map(|(key, it)| addressed(key, it)).collect())
    }

    #[wasm_bindgen(js_name = setAccount)]
    pub fn set_account(
        &mut self,
        key: &[u8],
        lamports: u64,
        data: Vec<u8>,
        owner: &[u8],
        executable: bool,
        rent_epoch: u64,
    ) -> Result<(), JsValue> {
        let account = Account {
            lamports,
            data,
            owner: address(owner)?,
            executable,
            rent_epoch,
        };
        self.0.set_account(address(key)?, account).map_err(fail)
    }

    #[wasm_bindgen(js_name = getBalance)]
    pub fn get_balance(&self, key: &[u8]) -> Result<Option<u64>, JsValue> {
        Ok(self.0.get_balance(&address(key)?))
    }

    #[wasm_bindgen(js_name = latestBlockhash)]
    pub fn latest_blockhash(&self) -> String {
        self.0.latest_blockhash().to_string()
    }

    #[wasm_bindgen(js_name = expireBlockhash)]
    pub fn expire_blockhash(&mut self) {
        self.0.expire_blockhash();
    }

    #[wasm_bindgen(js_name = warpToSlot)]
    pub fn warp_to_slot(&mut self, slot: u64) {
        self.0.warp_to_slot(slot);
    }

    #[wasm_bindgen(js_name = getTransaction, unchecked_return_type = "RawOutcome | undefined")]
    pub fn get_transaction(
        &self,
        signature: &[u8],
    ) -> Result<Option<Object>, JsValue> {
        let signature = Signature::try_from(signature)
            .map_err(|_| fail("a signature has 64 bytes"))?;
        Ok(self.0.get_transaction(&signature).map(transacted))
    }

    #[wasm_bindgen(unchecked_return_type = "RawOutcome")]
    pub fn airdrop(
        &mut self,
        key: &[u8],
        lamports: u64,
    ) -> Result<Object, JsValue> {
        Ok(transacted(&self.0.airdrop(&address(key)?, lamports)))
    }

    /// Adds a program below the upgradeable loader.
    #[wasm_bindgen(js_name = addProgram)]
    pub fn add_program(
        &mut self,
        key: &[u8],
        bytecode: &[u8],
    ) -> Result<(), JsValue> {
        self.0.add_program(address(key)?, bytecode).map_err(fail)
    }

    #[wasm_bindgen(js_name = addProgramWithLoader)]
    pub fn add_program_with_loader(
        &mut self,
        key: &[u8],
        bytecode: &[u8],
        loader: &[u8],
    ) -> Result<(), JsValue> {
        self.0
            .add_program_with_loader(address(key)?, bytecode, address(loader)?)
            .map_err(fail)
    }

    /// Runs a transaction and keeps what it did.
    #[wasm_bindgen(unchecked_return_type = "RawOutcome")]
    pub fn send(&mut self, wire: &[u8]) -> Result<Object, JsValue> {
        Ok(transacted(&self.0.send_transaction(decode(wire)?)))
    }

    /// Runs a transaction and keeps nothing.
    #[wasm_bindgen(unchecked_return_type = "RawOutcome")]
    pub fn simulate(&mut self, wire: &[u8]) -> Result<Object, JsValue> {
        Ok(simulated(&self.0.simulate_transaction(decode(wire)?)))
    }
}

fn decode(wire: &[u8]) -> Result<VersionedTransaction, JsValue> {
    wincode::deserialize(wire).map_err(fail)
}

/// Has a panic say in the console where it was.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Bytes as JavaScript has them.
fn bytes(of: impl AsRef<[u8]>) -> Uint8Array {
    Uint8Array::from(of.as_ref())
}
