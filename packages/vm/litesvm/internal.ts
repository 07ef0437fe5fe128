/**
 * Replaces the native part of the package `litesvm` (`litesvm/dist/internal`): the same classes,
 * over the VM in WebAssembly. A bundler replaces it with this module.
 */
export { Account, AddressAndAccount } from './account'
export {
  InstructionErrorCustom,
  TransactionErrorDuplicateInstruction,
  TransactionErrorInstructionError,
  TransactionErrorInsufficientFundsForRent,
  TransactionErrorProgramExecutionTemporarilyRestricted,
} from './errors'
export { FeatureSet } from './feature-set'
export { LiteSvm } from './lite-svm'
export { ComputeBudget, EpochRewards, SlotHistory } from './not-here'
export {
  CompiledInstruction,
  FailedTransactionMetadata,
  InnerInstruction,
  SimulatedTransactionInfo,
  TransactionMetadata,
  TransactionReturnData,
} from './outcome'
export { StakeHistory, StakeHistoryEntry } from './stake-history'
export { Clock, EpochSchedule, Rent, SlotHash } from './sysvars'
