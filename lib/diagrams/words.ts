/**
 * The words each diagram needs from its page, in reading order. A page gives
 * exactly these keys in `<Figure diagram="…" words={{…}}>`; the translations of
 * a page give the same keys. English words to start from stand in
 * `english.ts`. Identifiers, units and numbers are drawn by the diagram itself.
 */
export const diagramWords = {
  'account-model': [
    'address',
    'account',
    'lamports',
    'data',
    'owner',
    'executable',
    'rentEpoch',
    'ownerProgram',
    'ownerMay',
    'anyProgram',
    'anyMay',
  ],
  'program-accounts': [
    'programAccount',
    'programData',
    'pointsTo',
    'code',
    'upgradeSlot',
    'upgradeAuthority',
    'authorityMay',
    'loader',
    'loaderOwns',
    'stateAccount',
    'stateData',
    'programOwns',
  ],
  'transaction-anatomy': [
    'signatures',
    'signaturesNote',
    'message',
    'messageNote',
    'header',
    'headerNote',
    'accountKeys',
    'accountKeysNote',
    'blockhash',
    'blockhashNote',
    'instructions',
    'instructionsNote',
    'example',
  ],
  'transaction-formats': [
    'readFromTop',
    'signatures',
    'header',
    'accountKeys',
    'blockhash',
    'instructions',
    'lookupTables',
    'limitsMask',
    'limits',
    'sizeLimit',
    'addresses',
    'resourceLimits',
    'byInstruction',
    'byMessage',
  ],
  'transaction-journey': [
    'client',
    'clientDoes',
    'rpcNode',
    'rpcDoes',
    'leader',
    'leaderDoes',
    'block',
    'blockDoes',
    'processed',
    'confirmed',
    'finalized',
    'window',
    'fetched',
    'resend',
    'lastValid',
    'expired',
  ],
  'pda-derivation': [
    'seeds',
    'seedsNote',
    'bump',
    'bumpNote',
    'programId',
    'hash',
    'onCurve',
    'yes',
    'no',
    'tryNext',
    'pda',
    'pdaNote',
  ],
  cpi: [
    'transaction',
    'userKey',
    'signs',
    'programA',
    'programB',
    'programC',
    'calls',
    'extended',
    'pda',
    'pdaNote',
    'depth',
  ],
  'fee-split': [
    'fee',
    'baseFee',
    'baseFeeNote',
    'priorityFee',
    'priorityFeeNote',
    'burned',
    'leader',
  ],
} as const satisfies Record<string, readonly string[]>

export type DiagramName = keyof typeof diagramWords

/** The keys of the words that the diagram `Name` needs. */
export type WordKey<Name extends DiagramName> =
  (typeof diagramWords)[Name][number]

/** The words of the diagram `Name`: exactly its keys. */
export type Words<Name extends DiagramName> = Readonly<
  Record<WordKey<Name>, string>
>
