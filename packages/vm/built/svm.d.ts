/* tslint:disable */
/* eslint-disable */

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



/**
 * Which features are switched on, under the names of the npm package.
 */
export class FeatureSet {
    free(): void;
    [Symbol.dispose](): void;
    activate(id: Uint8Array | number[], slot: bigint): void;
    activatedSlot(id: Uint8Array | number[]): bigint | undefined;
    static allEnabled(): FeatureSet;
    deactivate(id: Uint8Array | number[]): void;
    getActiveFeaturesCount(): number;
    getActiveFeatures(): Uint8Array[];
    getInactiveFeaturesCount(): number;
    getInactiveFeatures(): Uint8Array[];
    isActive(id: Uint8Array | number[]): boolean;
    /**
     * A set with nothing switched on.
     */
    constructor();
}

/**
 * A virtual machine with its accounts.
 */
export class Vm {
    free(): void;
    [Symbol.dispose](): void;
    addProgramWithLoader(key: Uint8Array | number[], bytecode: Uint8Array | number[], loader: Uint8Array | number[]): void;
    /**
     * Adds a program below the upgradeable loader.
     */
    addProgram(key: Uint8Array | number[], bytecode: Uint8Array | number[]): void;
    airdrop(key: Uint8Array | number[], lamports: bigint): RawOutcome;
    /**
     * A machine with nothing in it.
     */
    static empty(): Vm;
    expireBlockhash(): void;
    getAccount(key: Uint8Array | number[]): RawAccount | undefined;
    getBalance(key: Uint8Array | number[]): bigint | undefined;
    /**
     * Slot, start of the epoch, epoch, epoch of the leader schedule, time.
     */
    getClock(): BigInt64Array;
    /**
     * Slots of an epoch, offset of the leader schedule, warmup, first normal epoch and slot.
     */
    getEpochSchedule(): BigUint64Array;
    getLastRestartSlot(): bigint;
    getProgramAccounts(program: Uint8Array | number[]): RawAddressedAccount[];
    /**
     * Lamports for a byte, threshold, share that is burned.
     */
    getRent(): Float64Array;
    getSigverify(): boolean;
    /**
     * The slots of the newest blocks, in the order of `getSlotHashes`.
     */
    getSlotHashSlots(): BigUint64Array;
    /**
     * The hashes of the newest blocks, in Base58.
     */
    getSlotHashes(): string[];
    /**
     * Four numbers for each epoch: epoch, effective, activating, deactivating.
     */
    getStakeHistory(): BigUint64Array;
    getTransaction(signature: Uint8Array | number[]): RawOutcome | undefined;
    /**
     * True for a feature that the machine has switched on.
     */
    isFeatureActive(id: Uint8Array | number[]): boolean;
    latestBlockhash(): string;
    minimumBalanceForRentExemption(size: bigint): bigint;
    /**
     * A machine as `LiteSVM::new` makes it, without the default programs: the caller adds them.
     */
    constructor();
    /**
     * Runs a transaction and keeps what it did.
     */
    send(wire: Uint8Array | number[]): RawOutcome;
    setAccount(key: Uint8Array | number[], lamports: bigint, data: Uint8Array | number[], owner: Uint8Array | number[], executable: boolean, rent_epoch: bigint): void;
    setBlockhashCheck(on: boolean): void;
    setBuiltins(): void;
    setClock(slot: bigint, epoch_start_timestamp: bigint, epoch: bigint, leader_schedule_epoch: bigint, unix_timestamp: bigint): void;
    setEpochSchedule(slots_per_epoch: bigint, leader_schedule_slot_offset: bigint, warmup: boolean, first_normal_epoch: bigint, first_normal_slot: bigint): void;
    setFeatureSet(features: FeatureSet): void;
    setLamports(lamports: bigint): void;
    setLastRestartSlot(last_restart_slot: bigint): void;
    setLogBytesLimit(limit?: bigint | null): void;
    setRent(lamports_per_byte: bigint, threshold: number, burn_percent: number): void;
    setSigverify(on: boolean): void;
    /**
     * Takes slots, and as many hashes in Base58.
     */
    setSlotHashes(slots: BigUint64Array | bigint[], hashes: string[]): void;
    /**
     * Takes rows of four, as `getStakeHistory` gives them.
     */
    setStakeHistory(rows: BigUint64Array | bigint[]): void;
    setSysvars(): void;
    setTransactionHistory(capacity: bigint): void;
    /**
     * Runs a transaction and keeps nothing.
     */
    simulate(wire: Uint8Array | number[]): RawOutcome;
    warpToSlot(slot: bigint): void;
}

/**
 * Has a panic say in the console where it was.
 */
export function start(): void;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_featureset_free: (a: number, b: number) => void;
    readonly __wbg_vm_free: (a: number, b: number) => void;
    readonly featureset_activate: (a: number, b: number, c: number, d: bigint) => [number, number];
    readonly featureset_activatedSlot: (a: number, b: number, c: number) => [number, bigint, number, number];
    readonly featureset_allEnabled: () => number;
    readonly featureset_deactivate: (a: number, b: number, c: number) => [number, number];
    readonly featureset_getActiveFeatures: (a: number) => any;
    readonly featureset_getActiveFeaturesCount: (a: number) => number;
    readonly featureset_getInactiveFeatures: (a: number) => any;
    readonly featureset_getInactiveFeaturesCount: (a: number) => number;
    readonly featureset_isActive: (a: number, b: number, c: number) => [number, number, number];
    readonly featureset_new: () => number;
    readonly start: () => void;
    readonly vm_addProgram: (a: number, b: number, c: number, d: number, e: number) => [number, number];
    readonly vm_addProgramWithLoader: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => [number, number];
    readonly vm_airdrop: (a: number, b: number, c: number, d: bigint) => [number, number, number];
    readonly vm_empty: () => number;
    readonly vm_expireBlockhash: (a: number) => void;
    readonly vm_getAccount: (a: number, b: number, c: number) => [number, number, number];
    readonly vm_getBalance: (a: number, b: number, c: number) => [number, bigint, number, number];
    readonly vm_getClock: (a: number) => [number, number];
    readonly vm_getEpochSchedule: (a: number) => [number, number];
    readonly vm_getLastRestartSlot: (a: number) => bigint;
    readonly vm_getProgramAccounts: (a: number, b: number, c: number) => [number, number, number];
    readonly vm_getRent: (a: number) => [number, number];
    readonly vm_getSigverify: (a: number) => number;
    readonly vm_getSlotHashSlots: (a: number) => [number, number];
    readonly vm_getSlotHashes: (a: number) => [number, number];
    readonly vm_getStakeHistory: (a: number) => [number, number];
    readonly vm_getTransaction: (a: number, b: number, c: number) => [number, number, number];
    readonly vm_isFeatureActive: (a: number, b: number, c: number) => [number, number, number];
    readonly vm_latestBlockhash: (a: number) => [number, number];
    readonly vm_minimumBalanceForRentExemption: (a: number, b: bigint) => bigint;
    readonly vm_new: () => number;
    readonly vm_send: (a: number, b: number, c: number) => [number, number, number];
    readonly vm_setAccount: (a: number, b: number, c: number, d: bigint, e: number, f: number, g: number, h: number, i: number, j: bigint) => [number, number];
    readonly vm_setBlockhashCheck: (a: number, b: number) => void;
    readonly vm_setBuiltins: (a: number) => void;
    readonly vm_setClock: (a: number, b: bigint, c: bigint, d: bigint, e: bigint, f: bigint) => void;
    readonly vm_setEpochSchedule: (a: number, b: bigint, c: bigint, d: number, e: bigint, f: bigint) => void;
    readonly vm_setFeatureSet: (a: number, b: number) => void;
    readonly vm_setLamports: (a: number, b: bigint) => void;
    readonly vm_setLastRestartSlot: (a: number, b: bigint) => void;
    readonly vm_setLogBytesLimit: (a: number, b: number, c: bigint) => void;
    readonly vm_setRent: (a: number, b: bigint, c: number, d: number) => void;
    readonly vm_setSigverify: (a: number, b: number) => void;
    readonly vm_setSlotHashes: (a: number, b: number, c: number, d: number, e: number) => [number, number];
    readonly vm_setStakeHistory: (a: number, b: number, c: number) => void;
    readonly vm_setSysvars: (a: number) => void;
    readonly vm_setTransactionHistory: (a: number, b: bigint) => void;
    readonly vm_simulate: (a: number, b: number, c: number) => [number, number, number];
    readonly vm_warpToSlot: (a: number, b: bigint) => void;
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_exn_store: (a: number) => void;
    readonly __externref_table_alloc: () => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __externref_drop_slice: (a: number, b: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
