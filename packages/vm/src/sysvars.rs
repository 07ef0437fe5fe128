//! Sysvars as rows of numbers, in the order of their fields.

use crate::{Vm, error::fail};
use solana_clock::Clock;
use solana_epoch_schedule::EpochSchedule;
use solana_hash::Hash;
use solana_last_restart_slot::LastRestartSlot;
use solana_rent::Rent;
use solana_slot_hashes::SlotHashes;
use solana_stake_history::{StakeHistory, StakeHistoryEntry};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Vm {
    /// Slot, start of the epoch, epoch, epoch of the leader schedule, time.
    #[wasm_bindgen(js_name = getClock)]
    pub fn get_clock(&self) -> Vec<i64> {
        let clock: Clock = self.0.get_sysvar();
        vec![
            clock.slot.cast_signed(),
            clock.epoch_start_timestamp,
            clock.epoch.cast_signed(),
            clock.leader_schedule_epoch.cast_signed(),
            clock.unix_timestamp,
        ]
    }

    #[wasm_bindgen(js_name = setClock)]
    pub fn set_clock(
        &mut self,
        slot: u64,
        epoch_start_timestamp: i64,
        epoch: u64,
        leader_schedule_epoch: u64,
        unix_timestamp: i64,
    ) {
        self.0.set_sysvar(&Clock {
            slot,
            epoch_start_timestamp,
            epoch,
            leader_schedule_epoch,
            unix_timestamp,
        });
    }

    /// Lamports for a byte, threshold, share that is burned.
    #[allow(deprecated)]
    #[wasm_bindgen(js_name = getRent)]
    pub fn get_rent(&self) -> Vec<f64> {
        let rent: Rent = self.0.get_sysvar();
        vec![
            rent.lamports_per_byte as f64,
            f64::from_le_bytes(rent.exemption_threshold),
            f64::from(rent.burn_percent),
        ]
    }

    #[allow(deprecated)]
    #[wasm_bindgen(js_name = setRent)]
    pub fn set_rent(
        &mut self,
        lamports_per_byte: u64,
        threshold: f64,
        burn_percent: u8,
    ) {
        self.0.set_sysvar(&Rent {
            lamports_per_byte,
            exemption_threshold: threshold.to_le_bytes(),
            burn_percent,
        });
    }

    /// Slots of an epoch, offset of the leader schedule, warmup, first normal epoch and slot.
    #[wasm_bindgen(js_name = getEpochSchedule)]
    pub fn get_epoch_schedule(&self) -> Vec<u64> {
        let schedule: EpochSchedule = self.0.get_sysvar();
        vec![
            schedule.slots_per_epoch,
            schedule.leader_schedule_slot_offset,
            u64::from(schedule.warmup),
            schedule.first_normal_epoch,
            schedule.first_normal_slot,
        ]
    }

    #[wasm_bindgen(js_name = setEpochSchedule)]
    pub fn set_epoch_schedule(
        &mut self,
        slots_per_epoch: u64,
        leader_schedule_slot_offset: u64,
        warmup: bool,
        first_normal_epoch: u64,
        first_normal_slot: u64,
    ) {
        self.0.set_sysvar(&EpochSchedule {
            slots_per_epoch,
            leader_schedule_slot_offset,
            warmup,
            first_normal_epoch,
            first_normal_slot,
        });
    }

    #[wasm_bindgen(js_name = getLastRestartSlot)]
    pub fn get_last_restart_slot(&self) -> u64 {
        let restart: LastRestartSlot = self.0.get_sysvar();
        restart.last_restart_slot
    }

    #[wasm_bindgen(js_name = setLastRestartSlot)]
    pub fn set_last_restart_slot(&mut self, last_restart_slot: u64) {
        self.0.set_sysvar(&LastRestartSlot { last_restart_slot });
    }

    /// The slots of the newest blocks, in the order of `getSlotHashes`.
    #[wasm_bindgen(js_name = getSlotHashSlots)]
    pub fn get_slot_hash_slots(&self) -> Vec<u64> {
        let hashes: SlotHashes = self.0.get_sysvar();
        hashes.iter().map(|(slot, _)| *slot).collect()
    }

    /// The hashes of the newest blocks, in Base58.
    #[wasm_bindgen(js_name = getSlotHashes)]
    pub fn get_slot_hashes(&self) -> Vec<String> {
        let hashes: SlotHashes = self.0.get_sysvar();
        hashes.iter().map(|(_, hash)| hash.to_string()).collect()
    }

    /// Takes slots, and as many hashes in Base58.
    #[wasm_bindgen(js_name = setSlotHashes)]
    pub fn set_slot_hashes(
        &mut self,
        slots: &[u64],
        hashes: Vec<String>,
    ) -> Result<(), JsValue> {
        let entries = slots.iter().zip(hashes).map(|(slot, hash)| {
            let hash: Hash = hash.parse().map_err(fail)?;
            Ok((*slot, hash))
        });
        let entries: Result<Vec<_>, JsValue> = entries.collect();
        self.0.set_sysvar(&SlotHashes::new(&entries?));
        Ok(())
    }

    /// Four numbers for each epoch: epoch, effective, activating, deactivating.
    #[wasm_bindgen(js_name = getStakeHistory)]
    pub fn get_stake_history(&self) -> Vec<u64> {
        let history: StakeHistory = self.0.get_sysvar();
        let rows = history.iter();
        rows.flat_map(|(epoch, it)| {
            [*epoch, it.effective, it.activating, it.deactivating]
        })
        .collect()
    }

    /// Takes rows of four, as `getStakeHistory` gives them.
    #[wasm_bindgen(js_name = setStakeHistory)]
    pub fn set_stake_history(&mut self, rows: &[u64]) {
        let mut history = StakeHistory::default();
        for row in rows.chunks_exact(4) {
            let entry = StakeHistoryEntry {
                effective: row[1],
                activating: row[2],
                deactivating: row[3],
            };
            history.add(row[0], entry);
        }
        self.0.set_sysvar(&history);
    }
}
