// level: compiled (Codama wrote it from the IDL; samples import it)
import {
  SOLANA_ERROR__PROGRAM_CLIENTS__FAILED_TO_IDENTIFY_ACCOUNT,
  SOLANA_ERROR__PROGRAM_CLIENTS__FAILED_TO_IDENTIFY_INSTRUCTION,
  SOLANA_ERROR__PROGRAM_CLIENTS__INSUFFICIENT_ACCOUNT_METAS,
  SOLANA_ERROR__PROGRAM_CLIENTS__UNRECOGNIZED_INSTRUCTION_TYPE,
  SolanaError,
  assertAccountExists,
  assertAccountsExist,
  assertIsInstructionWithAccounts,
  combineCodec,
  containsBytes,
  decodeAccount,
  extendClient,
  fetchEncodedAccount,
  fetchEncodedAccounts,
  fixDecoderSize,
  fixEncoderSize,
  getAddressDecoder,
  getAddressEncoder,
  getBytesDecoder,
  getBytesEncoder,
  getProgramDerivedAddress,
  getStructDecoder,
  getStructEncoder,
  getU64Decoder,
  getU64Encoder,
  getU8Decoder,
  getU8Encoder,
  isProgramError,
  transformEncoder,
  type Account,
  type AccountMeta,
  type AccountSignerMeta,
  type Address,
  type ClientWithRpc,
  type ClientWithTransactionPlanning,
  type ClientWithTransactionSending,
  type EncodedAccount,
  type FetchAccountConfig,
  type FetchAccountsConfig,
  type FixedSizeCodec,
  type FixedSizeDecoder,
  type FixedSizeEncoder,
  type GetAccountInfoApi,
  type GetMultipleAccountsApi,
  type Instruction,
  type InstructionWithAccounts,
  type InstructionWithData,
  type MaybeAccount,
  type MaybeEncodedAccount,
  type ProgramDerivedAddress,
  type ReadonlyAccount,
  type ReadonlyUint8Array,
  type SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  type TransactionSigner,
  type WritableAccount,
  type WritableSignerAccount,
} from "@solana/kit";
import {
  addSelfFetchFunctions,
  addSelfPlanAndSendFunctions,
  getAccountMetaFactory,
  getAddressFromResolvedInstructionAccount,
  type ResolvedInstructionAccount,
  type SelfFetchFunctions,
  type SelfPlanAndSendFunctions,
} from "@solana/kit/program-client-core";

export const VAULT_DISCRIMINATOR: ReadonlyUint8Array = new Uint8Array([
  211, 8, 232, 43, 2, 152, 117, 119,
]);

export function getVaultDiscriminatorBytes(): ReadonlyUint8Array {
  return fixEncoderSize(getBytesEncoder(), 8).encode(VAULT_DISCRIMINATOR);
}

export type Vault = {
  discriminator: ReadonlyUint8Array;
  owner: Address;
  deposits: bigint;
  bump: number;
  treasuryBump: number;
};

export type VaultArgs = {
  owner: Address;
  deposits: number | bigint;
  bump: number;
  treasuryBump: number;
};

/** Gets the encoder for {@link VaultArgs} account data. */
export function getVaultEncoder(): FixedSizeEncoder<VaultArgs> {
  return transformEncoder(
    getStructEncoder([
      ["discriminator", fixEncoderSize(getBytesEncoder(), 8)],
      ["owner", getAddressEncoder()],
      ["deposits", getU64Encoder()],
      ["bump", getU8Encoder()],
      ["treasuryBump", getU8Encoder()],
    ]),
    (value) => ({ ...value, discriminator: VAULT_DISCRIMINATOR }),
  );
}

/** Gets the decoder for {@link Vault} account data. */
export function getVaultDecoder(): FixedSizeDecoder<Vault> {
  return getStructDecoder([
    ["discriminator", fixDecoderSize(getBytesDecoder(), 8)],
    ["owner", getAddressDecoder()],
    ["deposits", getU64Decoder()],
    ["bump", getU8Decoder()],
    ["treasuryBump", getU8Decoder()],
  ]);
}

/** Gets the codec for {@link Vault} account data. */
export function getVaultCodec(): FixedSizeCodec<VaultArgs, Vault> {
  return combineCodec(getVaultEncoder(), getVaultDecoder());
}

export function decodeVault<TAddress extends string = string>(
  encodedAccount: EncodedAccount<TAddress>,
): Account<Vault, TAddress>;
export function decodeVault<TAddress extends string = string>(
  encodedAccount: MaybeEncodedAccount<TAddress>,
): MaybeAccount<Vault, TAddress>;
export function decodeVault<TAddress extends string = string>(
  encodedAccount: EncodedAccount<TAddress> | MaybeEncodedAccount<TAddress>,
): Account<Vault, TAddress> | MaybeAccount<Vault, TAddress> {
  return decodeAccount(
    encodedAccount as MaybeEncodedAccount<TAddress>,
    getVaultDecoder(),
  );
}

export async function fetchVault<TAddress extends string = string>(
  rpc: Parameters<typeof fetchEncodedAccount>[0],
  address: Address<TAddress>,
  config?: FetchAccountConfig,
): Promise<Account<Vault, TAddress>> {
  const maybeAccount = await fetchMaybeVault(rpc, address, config);
  assertAccountExists(maybeAccount);
  return maybeAccount;
}

export async function fetchMaybeVault<TAddress extends string = string>(
  rpc: Parameters<typeof fetchEncodedAccount>[0],
  address: Address<TAddress>,
  config?: FetchAccountConfig,
): Promise<MaybeAccount<Vault, TAddress>> {
  const maybeAccount = await fetchEncodedAccount(rpc, address, config);
  return decodeVault(maybeAccount);
}

export async function fetchAllVault(
  rpc: Parameters<typeof fetchEncodedAccounts>[0],
  addresses: Array<Address>,
  config?: FetchAccountsConfig,
): Promise<Account<Vault>[]> {
  const maybeAccounts = await fetchAllMaybeVault(rpc, addresses, config);
  assertAccountsExist(maybeAccounts);
  return maybeAccounts;
}

export async function fetchAllMaybeVault(
  rpc: Parameters<typeof fetchEncodedAccounts>[0],
  addresses: Array<Address>,
  config?: FetchAccountsConfig,
): Promise<MaybeAccount<Vault>[]> {
  const maybeAccounts = await fetchEncodedAccounts(rpc, addresses, config);
  return maybeAccounts.map((maybeAccount) => decodeVault(maybeAccount));
}

export function getVaultSize(): number {
  return 50;
}

/** NothingToMove: The amount is zero */
export const VAULT_ERROR__NOTHING_TO_MOVE = 0x1770; // 6000
/** TooLittle: The vault holds less than that */
export const VAULT_ERROR__TOO_LITTLE = 0x1771; // 6001
/** NotTheOwner: Only the owner of the vault may withdraw */
export const VAULT_ERROR__NOT_THE_OWNER = 0x1772; // 6002

export type VaultError =
  | typeof VAULT_ERROR__NOTHING_TO_MOVE
  | typeof VAULT_ERROR__NOT_THE_OWNER
  | typeof VAULT_ERROR__TOO_LITTLE;

let vaultErrorMessages: Record<VaultError, string> | undefined;
if (process.env["NODE_ENV"] !== "production") {
  vaultErrorMessages = {
    [VAULT_ERROR__NOTHING_TO_MOVE]: `The amount is zero`,
    [VAULT_ERROR__NOT_THE_OWNER]: `Only the owner of the vault may withdraw`,
    [VAULT_ERROR__TOO_LITTLE]: `The vault holds less than that`,
  };
}

export function getVaultErrorMessage(code: VaultError): string {
  if (process.env["NODE_ENV"] !== "production") {
    return (vaultErrorMessages as Record<VaultError, string>)[code];
  }

  return "Error message not available in production bundles.";
}

export function isVaultError<TProgramErrorCode extends VaultError>(
  error: unknown,
  transactionMessage: {
    instructions: Record<number, { programAddress: Address }>;
  },
  code?: TProgramErrorCode,
): error is SolanaError<typeof SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM> &
  Readonly<{ context: Readonly<{ code: TProgramErrorCode }> }> {
  return isProgramError<TProgramErrorCode>(
    error,
    transactionMessage,
    VAULT_PROGRAM_ADDRESS,
    code,
  );
}

export const DEPOSIT_DISCRIMINATOR: ReadonlyUint8Array = new Uint8Array([
  242, 35, 198, 137, 82, 225, 242, 182,
]);

export function getDepositDiscriminatorBytes(): ReadonlyUint8Array {
  return fixEncoderSize(getBytesEncoder(), 8).encode(DEPOSIT_DISCRIMINATOR);
}

export type DepositInstruction<
  TProgram extends string = typeof VAULT_PROGRAM_ADDRESS,
  TAccountDepositor extends string | AccountMeta<string> = string,
  TAccountVault extends string | AccountMeta<string> = string,
  TAccountTreasury extends string | AccountMeta<string> = string,
  TAccountSystemProgram extends string | AccountMeta<string> =
    "11111111111111111111111111111111",
  TRemainingAccounts extends readonly AccountMeta<string>[] = [],
> = Instruction<TProgram> &
  InstructionWithData<ReadonlyUint8Array> &
  InstructionWithAccounts<
    [
      TAccountDepositor extends string
        ? WritableSignerAccount<TAccountDepositor> &
            AccountSignerMeta<TAccountDepositor>
        : TAccountDepositor,
      TAccountVault extends string
        ? WritableAccount<TAccountVault>
        : TAccountVault,
      TAccountTreasury extends string
        ? WritableAccount<TAccountTreasury>
        : TAccountTreasury,
      TAccountSystemProgram extends string
        ? ReadonlyAccount<TAccountSystemProgram>
        : TAccountSystemProgram,
      ...TRemainingAccounts,
    ]
  >;

export type DepositInstructionData = {
  discriminator: ReadonlyUint8Array;
  lamports: bigint;
};

export type DepositInstructionDataArgs = { lamports: number | bigint };

export function getDepositInstructionDataEncoder(): FixedSizeEncoder<DepositInstructionDataArgs> {
  return transformEncoder(
    getStructEncoder([
      ["discriminator", fixEncoderSize(getBytesEncoder(), 8)],
      ["lamports", getU64Encoder()],
    ]),
    (value) => ({ ...value, discriminator: DEPOSIT_DISCRIMINATOR }),
  );
}

export function getDepositInstructionDataDecoder(): FixedSizeDecoder<DepositInstructionData> {
  return getStructDecoder([
    ["discriminator", fixDecoderSize(getBytesDecoder(), 8)],
    ["lamports", getU64Decoder()],
  ]);
}

export function getDepositInstructionDataCodec(): FixedSizeCodec<
  DepositInstructionDataArgs,
  DepositInstructionData
> {
  return combineCodec(
    getDepositInstructionDataEncoder(),
    getDepositInstructionDataDecoder(),
  );
}

export type DepositAsyncInput<
  TAccountDepositor extends string = string,
  TAccountVault extends string = string,
  TAccountTreasury extends string = string,
  TAccountSystemProgram extends string = string,
> = {
  depositor: TransactionSigner<TAccountDepositor>;
  vault: Address<TAccountVault>;
  treasury?: Address<TAccountTreasury>;
  systemProgram?: Address<TAccountSystemProgram>;
  lamports: DepositInstructionDataArgs["lamports"];
};

export async function getDepositInstructionAsync<
  TAccountDepositor extends string,
  TAccountVault extends string,
  TAccountTreasury extends string,
  TAccountSystemProgram extends string,
  TProgramAddress extends Address = typeof VAULT_PROGRAM_ADDRESS,
>(
  input: DepositAsyncInput<
    TAccountDepositor,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >,
  config?: { programAddress?: TProgramAddress },
): Promise<
  DepositInstruction<
    TProgramAddress,
    TAccountDepositor,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >
> {
  // Program address.
  const programAddress = config?.programAddress ?? VAULT_PROGRAM_ADDRESS;

  // Original accounts.
  const originalAccounts = {
    depositor: { value: input.depositor ?? null, isWritable: true },
    vault: { value: input.vault ?? null, isWritable: true },
    treasury: { value: input.treasury ?? null, isWritable: true },
    systemProgram: { value: input.systemProgram ?? null, isWritable: false },
  };
  const accounts = originalAccounts as Record<
    keyof typeof originalAccounts,
    ResolvedInstructionAccount
  >;

  // Original args.
  const args = { ...input };

  // Resolve default values.
  if (!accounts.treasury.value) {
    accounts.treasury.value = await findTreasuryPda({
      vault: getAddressFromResolvedInstructionAccount(
        "vault",
        accounts.vault.value,
      ),
    });
  }
  if (!accounts.systemProgram.value) {
    accounts.systemProgram.value =
      "11111111111111111111111111111111" as Address<"11111111111111111111111111111111">;
  }

  const getAccountMeta = getAccountMetaFactory(programAddress, "programId");
  return Object.freeze({
    accounts: [
      getAccountMeta("depositor", accounts.depositor),
      getAccountMeta("vault", accounts.vault),
      getAccountMeta("treasury", accounts.treasury),
      getAccountMeta("systemProgram", accounts.systemProgram),
    ],
    data: getDepositInstructionDataEncoder().encode(
      args as DepositInstructionDataArgs,
    ),
    programAddress,
  } as DepositInstruction<
    TProgramAddress,
    TAccountDepositor,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >);
}

export type DepositInput<
  TAccountDepositor extends string = string,
  TAccountVault extends string = string,
  TAccountTreasury extends string = string,
  TAccountSystemProgram extends string = string,
> = {
  depositor: TransactionSigner<TAccountDepositor>;
  vault: Address<TAccountVault>;
  treasury: Address<TAccountTreasury>;
  systemProgram?: Address<TAccountSystemProgram>;
  lamports: DepositInstructionDataArgs["lamports"];
};

export function getDepositInstruction<
  TAccountDepositor extends string,
  TAccountVault extends string,
  TAccountTreasury extends string,
  TAccountSystemProgram extends string,
  TProgramAddress extends Address = typeof VAULT_PROGRAM_ADDRESS,
>(
  input: DepositInput<
    TAccountDepositor,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >,
  config?: { programAddress?: TProgramAddress },
): DepositInstruction<
  TProgramAddress,
  TAccountDepositor,
  TAccountVault,
  TAccountTreasury,
  TAccountSystemProgram
> {
  // Program address.
  const programAddress = config?.programAddress ?? VAULT_PROGRAM_ADDRESS;

  // Original accounts.
  const originalAccounts = {
    depositor: { value: input.depositor ?? null, isWritable: true },
    vault: { value: input.vault ?? null, isWritable: true },
    treasury: { value: input.treasury ?? null, isWritable: true },
    systemProgram: { value: input.systemProgram ?? null, isWritable: false },
  };
  const accounts = originalAccounts as Record<
    keyof typeof originalAccounts,
    ResolvedInstructionAccount
  >;

  // Original args.
  const args = { ...input };

  // Resolve default values.
  if (!accounts.systemProgram.value) {
    accounts.systemProgram.value =
      "11111111111111111111111111111111" as Address<"11111111111111111111111111111111">;
  }

  const getAccountMeta = getAccountMetaFactory(programAddress, "programId");
  return Object.freeze({
    accounts: [
      getAccountMeta("depositor", accounts.depositor),
      getAccountMeta("vault", accounts.vault),
      getAccountMeta("treasury", accounts.treasury),
      getAccountMeta("systemProgram", accounts.systemProgram),
    ],
    data: getDepositInstructionDataEncoder().encode(
      args as DepositInstructionDataArgs,
    ),
    programAddress,
  } as DepositInstruction<
    TProgramAddress,
    TAccountDepositor,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >);
}

export type ParsedDepositInstruction<
  TProgram extends string = typeof VAULT_PROGRAM_ADDRESS,
  TAccountMetas extends readonly AccountMeta[] = readonly AccountMeta[],
> = {
  programAddress: Address<TProgram>;
  accounts: {
    depositor: TAccountMetas[0];
    vault: TAccountMetas[1];
    treasury: TAccountMetas[2];
    systemProgram: TAccountMetas[3];
  };
  data: DepositInstructionData;
};

export function parseDepositInstruction<
  TProgram extends string,
  TAccountMetas extends readonly AccountMeta[],
>(
  instruction: Instruction<TProgram> &
    InstructionWithAccounts<TAccountMetas> &
    InstructionWithData<ReadonlyUint8Array>,
): ParsedDepositInstruction<TProgram, TAccountMetas> {
  if (instruction.accounts.length < 4) {
    throw new SolanaError(
      SOLANA_ERROR__PROGRAM_CLIENTS__INSUFFICIENT_ACCOUNT_METAS,
      {
        actualAccountMetas: instruction.accounts.length,
        expectedAccountMetas: 4,
      },
    );
  }
  let accountIndex = 0;
  const getNextAccount = () => {
    const accountMeta = (instruction.accounts as TAccountMetas)[accountIndex]!;
    accountIndex += 1;
    return accountMeta;
  };
  return {
    programAddress: instruction.programAddress,
    accounts: {
      depositor: getNextAccount(),
      vault: getNextAccount(),
      treasury: getNextAccount(),
      systemProgram: getNextAccount(),
    },
    data: getDepositInstructionDataDecoder().decode(instruction.data),
  };
}

export const OPEN_DISCRIMINATOR: ReadonlyUint8Array = new Uint8Array([
  228, 220, 155, 71, 199, 189, 60, 45,
]);

export function getOpenDiscriminatorBytes(): ReadonlyUint8Array {
  return fixEncoderSize(getBytesEncoder(), 8).encode(OPEN_DISCRIMINATOR);
}

export type OpenInstruction<
  TProgram extends string = typeof VAULT_PROGRAM_ADDRESS,
  TAccountOwner extends string | AccountMeta<string> = string,
  TAccountVault extends string | AccountMeta<string> = string,
  TAccountTreasury extends string | AccountMeta<string> = string,
  TAccountSystemProgram extends string | AccountMeta<string> =
    "11111111111111111111111111111111",
  TRemainingAccounts extends readonly AccountMeta<string>[] = [],
> = Instruction<TProgram> &
  InstructionWithData<ReadonlyUint8Array> &
  InstructionWithAccounts<
    [
      TAccountOwner extends string
        ? WritableSignerAccount<TAccountOwner> &
            AccountSignerMeta<TAccountOwner>
        : TAccountOwner,
      TAccountVault extends string
        ? WritableAccount<TAccountVault>
        : TAccountVault,
      TAccountTreasury extends string
        ? ReadonlyAccount<TAccountTreasury>
        : TAccountTreasury,
      TAccountSystemProgram extends string
        ? ReadonlyAccount<TAccountSystemProgram>
        : TAccountSystemProgram,
      ...TRemainingAccounts,
    ]
  >;

export type OpenInstructionData = { discriminator: ReadonlyUint8Array };

export type OpenInstructionDataArgs = {};

export function getOpenInstructionDataEncoder(): FixedSizeEncoder<OpenInstructionDataArgs> {
  return transformEncoder(
    getStructEncoder([["discriminator", fixEncoderSize(getBytesEncoder(), 8)]]),
    (value) => ({ ...value, discriminator: OPEN_DISCRIMINATOR }),
  );
}

export function getOpenInstructionDataDecoder(): FixedSizeDecoder<OpenInstructionData> {
  return getStructDecoder([
    ["discriminator", fixDecoderSize(getBytesDecoder(), 8)],
  ]);
}

export function getOpenInstructionDataCodec(): FixedSizeCodec<
  OpenInstructionDataArgs,
  OpenInstructionData
> {
  return combineCodec(
    getOpenInstructionDataEncoder(),
    getOpenInstructionDataDecoder(),
  );
}

export type OpenAsyncInput<
  TAccountOwner extends string = string,
  TAccountVault extends string = string,
  TAccountTreasury extends string = string,
  TAccountSystemProgram extends string = string,
> = {
  owner: TransactionSigner<TAccountOwner>;
  vault?: Address<TAccountVault>;
  treasury?: Address<TAccountTreasury>;
  systemProgram?: Address<TAccountSystemProgram>;
};

export async function getOpenInstructionAsync<
  TAccountOwner extends string,
  TAccountVault extends string,
  TAccountTreasury extends string,
  TAccountSystemProgram extends string,
  TProgramAddress extends Address = typeof VAULT_PROGRAM_ADDRESS,
>(
  input: OpenAsyncInput<
    TAccountOwner,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >,
  config?: { programAddress?: TProgramAddress },
): Promise<
  OpenInstruction<
    TProgramAddress,
    TAccountOwner,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >
> {
  // Program address.
  const programAddress = config?.programAddress ?? VAULT_PROGRAM_ADDRESS;

  // Original accounts.
  const originalAccounts = {
    owner: { value: input.owner ?? null, isWritable: true },
    vault: { value: input.vault ?? null, isWritable: true },
    treasury: { value: input.treasury ?? null, isWritable: false },
    systemProgram: { value: input.systemProgram ?? null, isWritable: false },
  };
  const accounts = originalAccounts as Record<
    keyof typeof originalAccounts,
    ResolvedInstructionAccount
  >;

  // Resolve default values.
  if (!accounts.vault.value) {
    accounts.vault.value = await findVaultPda({
      owner: getAddressFromResolvedInstructionAccount(
        "owner",
        accounts.owner.value,
      ),
    });
  }
  if (!accounts.treasury.value) {
    accounts.treasury.value = await findTreasuryPda({
      vault: getAddressFromResolvedInstructionAccount(
        "vault",
        accounts.vault.value,
      ),
    });
  }
  if (!accounts.systemProgram.value) {
    accounts.systemProgram.value =
      "11111111111111111111111111111111" as Address<"11111111111111111111111111111111">;
  }

  const getAccountMeta = getAccountMetaFactory(programAddress, "programId");
  return Object.freeze({
    accounts: [
      getAccountMeta("owner", accounts.owner),
      getAccountMeta("vault", accounts.vault),
      getAccountMeta("treasury", accounts.treasury),
      getAccountMeta("systemProgram", accounts.systemProgram),
    ],
    data: getOpenInstructionDataEncoder().encode({}),
    programAddress,
  } as OpenInstruction<
    TProgramAddress,
    TAccountOwner,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >);
}

export type OpenInput<
  TAccountOwner extends string = string,
  TAccountVault extends string = string,
  TAccountTreasury extends string = string,
  TAccountSystemProgram extends string = string,
> = {
  owner: TransactionSigner<TAccountOwner>;
  vault: Address<TAccountVault>;
  treasury: Address<TAccountTreasury>;
  systemProgram?: Address<TAccountSystemProgram>;
};

export function getOpenInstruction<
  TAccountOwner extends string,
  TAccountVault extends string,
  TAccountTreasury extends string,
  TAccountSystemProgram extends string,
  TProgramAddress extends Address = typeof VAULT_PROGRAM_ADDRESS,
>(
  input: OpenInput<
    TAccountOwner,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >,
  config?: { programAddress?: TProgramAddress },
): OpenInstruction<
  TProgramAddress,
  TAccountOwner,
  TAccountVault,
  TAccountTreasury,
  TAccountSystemProgram
> {
  // Program address.
  const programAddress = config?.programAddress ?? VAULT_PROGRAM_ADDRESS;

  // Original accounts.
  const originalAccounts = {
    owner: { value: input.owner ?? null, isWritable: true },
    vault: { value: input.vault ?? null, isWritable: true },
    treasury: { value: input.treasury ?? null, isWritable: false },
    systemProgram: { value: input.systemProgram ?? null, isWritable: false },
  };
  const accounts = originalAccounts as Record<
    keyof typeof originalAccounts,
    ResolvedInstructionAccount
  >;

  // Resolve default values.
  if (!accounts.systemProgram.value) {
    accounts.systemProgram.value =
      "11111111111111111111111111111111" as Address<"11111111111111111111111111111111">;
  }

  const getAccountMeta = getAccountMetaFactory(programAddress, "programId");
  return Object.freeze({
    accounts: [
      getAccountMeta("owner", accounts.owner),
      getAccountMeta("vault", accounts.vault),
      getAccountMeta("treasury", accounts.treasury),
      getAccountMeta("systemProgram", accounts.systemProgram),
    ],
    data: getOpenInstructionDataEncoder().encode({}),
    programAddress,
  } as OpenInstruction<
    TProgramAddress,
    TAccountOwner,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >);
}

export type ParsedOpenInstruction<
  TProgram extends string = typeof VAULT_PROGRAM_ADDRESS,
  TAccountMetas extends readonly AccountMeta[] = readonly AccountMeta[],
> = {
  programAddress: Address<TProgram>;
  accounts: {
    owner: TAccountMetas[0];
    vault: TAccountMetas[1];
    treasury: TAccountMetas[2];
    systemProgram: TAccountMetas[3];
  };
  data: OpenInstructionData;
};

export function parseOpenInstruction<
  TProgram extends string,
  TAccountMetas extends readonly AccountMeta[],
>(
  instruction: Instruction<TProgram> &
    InstructionWithAccounts<TAccountMetas> &
    InstructionWithData<ReadonlyUint8Array>,
): ParsedOpenInstruction<TProgram, TAccountMetas> {
  if (instruction.accounts.length < 4) {
    throw new SolanaError(
      SOLANA_ERROR__PROGRAM_CLIENTS__INSUFFICIENT_ACCOUNT_METAS,
      {
        actualAccountMetas: instruction.accounts.length,
        expectedAccountMetas: 4,
      },
    );
  }
  let accountIndex = 0;
  const getNextAccount = () => {
    const accountMeta = (instruction.accounts as TAccountMetas)[accountIndex]!;
    accountIndex += 1;
    return accountMeta;
  };
  return {
    programAddress: instruction.programAddress,
    accounts: {
      owner: getNextAccount(),
      vault: getNextAccount(),
      treasury: getNextAccount(),
      systemProgram: getNextAccount(),
    },
    data: getOpenInstructionDataDecoder().decode(instruction.data),
  };
}

export const WITHDRAW_DISCRIMINATOR: ReadonlyUint8Array = new Uint8Array([
  183, 18, 70, 156, 148, 109, 161, 34,
]);

export function getWithdrawDiscriminatorBytes(): ReadonlyUint8Array {
  return fixEncoderSize(getBytesEncoder(), 8).encode(WITHDRAW_DISCRIMINATOR);
}

export type WithdrawInstruction<
  TProgram extends string = typeof VAULT_PROGRAM_ADDRESS,
  TAccountOwner extends string | AccountMeta<string> = string,
  TAccountVault extends string | AccountMeta<string> = string,
  TAccountTreasury extends string | AccountMeta<string> = string,
  TAccountSystemProgram extends string | AccountMeta<string> =
    "11111111111111111111111111111111",
  TRemainingAccounts extends readonly AccountMeta<string>[] = [],
> = Instruction<TProgram> &
  InstructionWithData<ReadonlyUint8Array> &
  InstructionWithAccounts<
    [
      TAccountOwner extends string
        ? WritableSignerAccount<TAccountOwner> &
            AccountSignerMeta<TAccountOwner>
        : TAccountOwner,
      TAccountVault extends string
        ? ReadonlyAccount<TAccountVault>
        : TAccountVault,
      TAccountTreasury extends string
        ? WritableAccount<TAccountTreasury>
        : TAccountTreasury,
      TAccountSystemProgram extends string
        ? ReadonlyAccount<TAccountSystemProgram>
        : TAccountSystemProgram,
      ...TRemainingAccounts,
    ]
  >;

export type WithdrawInstructionData = {
  discriminator: ReadonlyUint8Array;
  lamports: bigint;
};

export type WithdrawInstructionDataArgs = { lamports: number | bigint };

export function getWithdrawInstructionDataEncoder(): FixedSizeEncoder<WithdrawInstructionDataArgs> {
  return transformEncoder(
    getStructEncoder([
      ["discriminator", fixEncoderSize(getBytesEncoder(), 8)],
      ["lamports", getU64Encoder()],
    ]),
    (value) => ({ ...value, discriminator: WITHDRAW_DISCRIMINATOR }),
  );
}

export function getWithdrawInstructionDataDecoder(): FixedSizeDecoder<WithdrawInstructionData> {
  return getStructDecoder([
    ["discriminator", fixDecoderSize(getBytesDecoder(), 8)],
    ["lamports", getU64Decoder()],
  ]);
}

export function getWithdrawInstructionDataCodec(): FixedSizeCodec<
  WithdrawInstructionDataArgs,
  WithdrawInstructionData
> {
  return combineCodec(
    getWithdrawInstructionDataEncoder(),
    getWithdrawInstructionDataDecoder(),
  );
}

export type WithdrawAsyncInput<
  TAccountOwner extends string = string,
  TAccountVault extends string = string,
  TAccountTreasury extends string = string,
  TAccountSystemProgram extends string = string,
> = {
  owner: TransactionSigner<TAccountOwner>;
  vault: Address<TAccountVault>;
  treasury?: Address<TAccountTreasury>;
  systemProgram?: Address<TAccountSystemProgram>;
  lamports: WithdrawInstructionDataArgs["lamports"];
};

export async function getWithdrawInstructionAsync<
  TAccountOwner extends string,
  TAccountVault extends string,
  TAccountTreasury extends string,
  TAccountSystemProgram extends string,
  TProgramAddress extends Address = typeof VAULT_PROGRAM_ADDRESS,
>(
  input: WithdrawAsyncInput<
    TAccountOwner,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >,
  config?: { programAddress?: TProgramAddress },
): Promise<
  WithdrawInstruction<
    TProgramAddress,
    TAccountOwner,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >
> {
  // Program address.
  const programAddress = config?.programAddress ?? VAULT_PROGRAM_ADDRESS;

  // Original accounts.
  const originalAccounts = {
    owner: { value: input.owner ?? null, isWritable: true },
    vault: { value: input.vault ?? null, isWritable: false },
    treasury: { value: input.treasury ?? null, isWritable: true },
    systemProgram: { value: input.systemProgram ?? null, isWritable: false },
  };
  const accounts = originalAccounts as Record<
    keyof typeof originalAccounts,
    ResolvedInstructionAccount
  >;

  // Original args.
  const args = { ...input };

  // Resolve default values.
  if (!accounts.treasury.value) {
    accounts.treasury.value = await findTreasuryPda({
      vault: getAddressFromResolvedInstructionAccount(
        "vault",
        accounts.vault.value,
      ),
    });
  }
  if (!accounts.systemProgram.value) {
    accounts.systemProgram.value =
      "11111111111111111111111111111111" as Address<"11111111111111111111111111111111">;
  }

  const getAccountMeta = getAccountMetaFactory(programAddress, "programId");
  return Object.freeze({
    accounts: [
      getAccountMeta("owner", accounts.owner),
      getAccountMeta("vault", accounts.vault),
      getAccountMeta("treasury", accounts.treasury),
      getAccountMeta("systemProgram", accounts.systemProgram),
    ],
    data: getWithdrawInstructionDataEncoder().encode(
      args as WithdrawInstructionDataArgs,
    ),
    programAddress,
  } as WithdrawInstruction<
    TProgramAddress,
    TAccountOwner,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >);
}

export type WithdrawInput<
  TAccountOwner extends string = string,
  TAccountVault extends string = string,
  TAccountTreasury extends string = string,
  TAccountSystemProgram extends string = string,
> = {
  owner: TransactionSigner<TAccountOwner>;
  vault: Address<TAccountVault>;
  treasury: Address<TAccountTreasury>;
  systemProgram?: Address<TAccountSystemProgram>;
  lamports: WithdrawInstructionDataArgs["lamports"];
};

export function getWithdrawInstruction<
  TAccountOwner extends string,
  TAccountVault extends string,
  TAccountTreasury extends string,
  TAccountSystemProgram extends string,
  TProgramAddress extends Address = typeof VAULT_PROGRAM_ADDRESS,
>(
  input: WithdrawInput<
    TAccountOwner,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >,
  config?: { programAddress?: TProgramAddress },
): WithdrawInstruction<
  TProgramAddress,
  TAccountOwner,
  TAccountVault,
  TAccountTreasury,
  TAccountSystemProgram
> {
  // Program address.
  const programAddress = config?.programAddress ?? VAULT_PROGRAM_ADDRESS;

  // Original accounts.
  const originalAccounts = {
    owner: { value: input.owner ?? null, isWritable: true },
    vault: { value: input.vault ?? null, isWritable: false },
    treasury: { value: input.treasury ?? null, isWritable: true },
    systemProgram: { value: input.systemProgram ?? null, isWritable: false },
  };
  const accounts = originalAccounts as Record<
    keyof typeof originalAccounts,
    ResolvedInstructionAccount
  >;

  // Original args.
  const args = { ...input };

  // Resolve default values.
  if (!accounts.systemProgram.value) {
    accounts.systemProgram.value =
      "11111111111111111111111111111111" as Address<"11111111111111111111111111111111">;
  }

  const getAccountMeta = getAccountMetaFactory(programAddress, "programId");
  return Object.freeze({
    accounts: [
      getAccountMeta("owner", accounts.owner),
      getAccountMeta("vault", accounts.vault),
      getAccountMeta("treasury", accounts.treasury),
      getAccountMeta("systemProgram", accounts.systemProgram),
    ],
    data: getWithdrawInstructionDataEncoder().encode(
      args as WithdrawInstructionDataArgs,
    ),
    programAddress,
  } as WithdrawInstruction<
    TProgramAddress,
    TAccountOwner,
    TAccountVault,
    TAccountTreasury,
    TAccountSystemProgram
  >);
}

export type ParsedWithdrawInstruction<
  TProgram extends string = typeof VAULT_PROGRAM_ADDRESS,
  TAccountMetas extends readonly AccountMeta[] = readonly AccountMeta[],
> = {
  programAddress: Address<TProgram>;
  accounts: {
    owner: TAccountMetas[0];
    vault: TAccountMetas[1];
    treasury: TAccountMetas[2];
    systemProgram: TAccountMetas[3];
  };
  data: WithdrawInstructionData;
};

export function parseWithdrawInstruction<
  TProgram extends string,
  TAccountMetas extends readonly AccountMeta[],
>(
  instruction: Instruction<TProgram> &
    InstructionWithAccounts<TAccountMetas> &
    InstructionWithData<ReadonlyUint8Array>,
): ParsedWithdrawInstruction<TProgram, TAccountMetas> {
  if (instruction.accounts.length < 4) {
    throw new SolanaError(
      SOLANA_ERROR__PROGRAM_CLIENTS__INSUFFICIENT_ACCOUNT_METAS,
      {
        actualAccountMetas: instruction.accounts.length,
        expectedAccountMetas: 4,
      },
    );
  }
  let accountIndex = 0;
  const getNextAccount = () => {
    const accountMeta = (instruction.accounts as TAccountMetas)[accountIndex]!;
    accountIndex += 1;
    return accountMeta;
  };
  return {
    programAddress: instruction.programAddress,
    accounts: {
      owner: getNextAccount(),
      vault: getNextAccount(),
      treasury: getNextAccount(),
      systemProgram: getNextAccount(),
    },
    data: getWithdrawInstructionDataDecoder().decode(instruction.data),
  };
}

export type TreasurySeeds = {
  vault: Address;
};

export async function findTreasuryPda(
  seeds: TreasurySeeds,
  config: { programAddress?: Address | undefined } = {},
): Promise<ProgramDerivedAddress> {
  const {
    programAddress = "Vau1t11111111111111111111111111111111111111" as Address<"Vau1t11111111111111111111111111111111111111">,
  } = config;
  return await getProgramDerivedAddress({
    programAddress,
    seeds: [
      getBytesEncoder().encode(
        new Uint8Array([116, 114, 101, 97, 115, 117, 114, 121]),
      ),
      getAddressEncoder().encode(seeds.vault),
    ],
  });
}

export type VaultSeeds = {
  owner: Address;
};

export async function findVaultPda(
  seeds: VaultSeeds,
  config: { programAddress?: Address | undefined } = {},
): Promise<ProgramDerivedAddress> {
  const {
    programAddress = "Vau1t11111111111111111111111111111111111111" as Address<"Vau1t11111111111111111111111111111111111111">,
  } = config;
  return await getProgramDerivedAddress({
    programAddress,
    seeds: [
      getBytesEncoder().encode(new Uint8Array([118, 97, 117, 108, 116])),
      getAddressEncoder().encode(seeds.owner),
    ],
  });
}

export const VAULT_PROGRAM_ADDRESS =
  "Vau1t11111111111111111111111111111111111111" as Address<"Vau1t11111111111111111111111111111111111111">;

export enum VaultAccount {
  Vault,
}

export function identifyVaultAccount(
  account: { data: ReadonlyUint8Array } | ReadonlyUint8Array,
): VaultAccount {
  const data = "data" in account ? account.data : account;
  if (
    containsBytes(
      data,
      fixEncoderSize(getBytesEncoder(), 8).encode(
        new Uint8Array([211, 8, 232, 43, 2, 152, 117, 119]),
      ),
      0,
    )
  ) {
    return VaultAccount.Vault;
  }
  throw new SolanaError(
    SOLANA_ERROR__PROGRAM_CLIENTS__FAILED_TO_IDENTIFY_ACCOUNT,
    { accountData: data, programName: "vault" },
  );
}

export enum VaultInstruction {
  Deposit,
  Open,
  Withdraw,
}

export function identifyVaultInstruction(
  instruction: { data: ReadonlyUint8Array } | ReadonlyUint8Array,
): VaultInstruction {
  const data = "data" in instruction ? instruction.data : instruction;
  if (
    containsBytes(
      data,
      fixEncoderSize(getBytesEncoder(), 8).encode(
        new Uint8Array([242, 35, 198, 137, 82, 225, 242, 182]),
      ),
      0,
    )
  ) {
    return VaultInstruction.Deposit;
  }
  if (
    containsBytes(
      data,
      fixEncoderSize(getBytesEncoder(), 8).encode(
        new Uint8Array([228, 220, 155, 71, 199, 189, 60, 45]),
      ),
      0,
    )
  ) {
    return VaultInstruction.Open;
  }
  if (
    containsBytes(
      data,
      fixEncoderSize(getBytesEncoder(), 8).encode(
        new Uint8Array([183, 18, 70, 156, 148, 109, 161, 34]),
      ),
      0,
    )
  ) {
    return VaultInstruction.Withdraw;
  }
  throw new SolanaError(
    SOLANA_ERROR__PROGRAM_CLIENTS__FAILED_TO_IDENTIFY_INSTRUCTION,
    { instructionData: data, programName: "vault" },
  );
}

export type ParsedVaultInstruction<
  TProgram extends string = "Vau1t11111111111111111111111111111111111111",
> =
  | ({
      instructionType: VaultInstruction.Deposit;
    } & ParsedDepositInstruction<TProgram>)
  | ({
      instructionType: VaultInstruction.Open;
    } & ParsedOpenInstruction<TProgram>)
  | ({
      instructionType: VaultInstruction.Withdraw;
    } & ParsedWithdrawInstruction<TProgram>);

export function parseVaultInstruction<TProgram extends string>(
  instruction: Instruction<TProgram> & InstructionWithData<ReadonlyUint8Array>,
): ParsedVaultInstruction<TProgram> {
  const instructionType = identifyVaultInstruction(instruction);
  switch (instructionType) {
    case VaultInstruction.Deposit: {
      assertIsInstructionWithAccounts(instruction);
      return {
        instructionType: VaultInstruction.Deposit,
        ...parseDepositInstruction(instruction),
      };
    }
    case VaultInstruction.Open: {
      assertIsInstructionWithAccounts(instruction);
      return {
        instructionType: VaultInstruction.Open,
        ...parseOpenInstruction(instruction),
      };
    }
    case VaultInstruction.Withdraw: {
      assertIsInstructionWithAccounts(instruction);
      return {
        instructionType: VaultInstruction.Withdraw,
        ...parseWithdrawInstruction(instruction),
      };
    }
    default:
      throw new SolanaError(
        SOLANA_ERROR__PROGRAM_CLIENTS__UNRECOGNIZED_INSTRUCTION_TYPE,
        { instructionType: instructionType as string, programName: "vault" },
      );
  }
}

export type VaultPlugin = {
  accounts: VaultPluginAccounts;
  instructions: VaultPluginInstructions;
  pdas: VaultPluginPdas;
};

export type VaultPluginAccounts = {
  vault: ReturnType<typeof getVaultCodec> &
    SelfFetchFunctions<VaultArgs, Vault>;
};

export type VaultPluginInstructions = {
  deposit: (
    input: DepositAsyncInput,
  ) => ReturnType<typeof getDepositInstructionAsync> & SelfPlanAndSendFunctions;
  open: (
    input: OpenAsyncInput,
  ) => ReturnType<typeof getOpenInstructionAsync> & SelfPlanAndSendFunctions;
  withdraw: (
    input: WithdrawAsyncInput,
  ) => ReturnType<typeof getWithdrawInstructionAsync> &
    SelfPlanAndSendFunctions;
};

export type VaultPluginPdas = {
  treasury: typeof findTreasuryPda;
  vault: typeof findVaultPda;
};

export type VaultPluginRequirements = ClientWithRpc<
  GetAccountInfoApi & GetMultipleAccountsApi
> &
  ClientWithTransactionPlanning &
  ClientWithTransactionSending;

export function vaultProgram() {
  return <T extends VaultPluginRequirements>(
    client: T,
  ) => {
    return extendClient(client, {
      vault: <VaultPlugin>{
        accounts: { vault: addSelfFetchFunctions(client, getVaultCodec()) },
        instructions: {
          deposit: (input) =>
            addSelfPlanAndSendFunctions(
              client,
              getDepositInstructionAsync(input),
            ),
          open: (input) =>
            addSelfPlanAndSendFunctions(client, getOpenInstructionAsync(input)),
          withdraw: (input) =>
            addSelfPlanAndSendFunctions(
              client,
              getWithdrawInstructionAsync(input),
            ),
        },
        pdas: { treasury: findTreasuryPda, vault: findVaultPda },
      },
    });
  };
}
