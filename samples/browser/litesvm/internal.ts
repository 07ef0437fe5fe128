/**
 * Stands for the native part of the package `litesvm` (`litesvm/dist/internal`): the same classes
 * over the machine of `samples/vm`. A bundler puts this module in its place.
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
export {
  CompiledInstruction,
  FailedTransactionMetadata,
  InnerInstruction,
  SimulatedTransactionInfo,
  TransactionMetadata,
  TransactionReturnData,
} from './outcome'
export { Clock, EpochSchedule, Rent, SlotHash } from './sysvars'
export { StakeHistory, StakeHistoryEntry } from './stake-history'
export { ComputeBudget, EpochRewards, SlotHistory } from './not-here'
