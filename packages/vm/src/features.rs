//! Feature gates.

use crate::{bytes, error::address};
use agave_feature_set::FeatureSet as Features;
use js_sys::Array;
use wasm_bindgen::prelude::*;

/// Which features are switched on, under the names of the npm package.
#[wasm_bindgen]
pub struct FeatureSet(pub(crate) Features);

#[wasm_bindgen]
impl FeatureSet {
    /// A set with nothing switched on.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(Features::default())
    }

    #[wasm_bindgen(js_name = allEnabled)]
    pub fn all_enabled() -> Self {
        Self(Features::all_enabled())
    }

    #[wasm_bindgen(js_name = isActive)]
    pub fn is_active(&self, id: &[u8]) -> Result<bool, JsValue> {
        Ok(self.0.is_active(&address(id)?))
    }

    #[wasm_bindgen(js_name = activatedSlot)]
    pub fn activated_slot(&self, id: &[u8]) -> Result<Option<u64>, JsValue> {
        Ok(self.0.activated_slot(&address(id)?))
    }

    pub fn activate(&mut self, id: &[u8], slot: u64) -> Result<(), JsValue> {
        self.0.activate(&address(id)?, slot);
        Ok(())
    }

    pub fn deactivate(&mut self, id: &[u8]) -> Result<(), JsValue> {
        self.0.deactivate(&address(id)?);
        Ok(())
    }

    #[wasm_bindgen(js_name = getActiveFeatures, unchecked_return_type = "Uint8Array[]")]
    pub fn active(&self) -> Array {
        let ids = self.0.active().keys();
        ids.map(|id| JsValue::from(bytes(id))).collect()
    }

    #[wasm_bindgen(js_name = getInactiveFeatures, unchecked_return_type = "Uint8Array[]")]
    pub fn inactive(&self) -> Array {
        let ids = self.0.inactive().iter();
        ids.map(|id| JsValue::from(bytes(id))).collect()
    }

    #[wasm_bindgen(js_name = getActiveFeaturesCount)]
    pub fn active_count(&self) -> usize {
        self.0.active().len()
    }

    #[wasm_bindgen(js_name = getInactiveFeaturesCount)]
    pub fn inactive_count(&self) -> usize {
        self.0.inactive().len()
    }
}

impl Default for FeatureSet {
    fn default() -> Self {
        Self::new()
    }
}
