use allowlist::{
    ALLOW, EXECUTE, INITIALIZE_LIST, NOT_ALLOWED, TOKEN_2022, find_entry,
    find_list,
};
use sample_testing::{Bank, keypair, refused, refused_at};
use solana_account::Account;
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;
use solana_system_interface::{instruction::transfer, program as system};

const HOOK: Pubkey = pubkey!("A11owListHook111111111111111111111111111111");
const MINT: Pubkey = pubkey!("Mint111111111111111111111111111111111111111");
const SOURCE: Pubkey = pubkey!("Source1111111111111111111111111111111111111");
const DESTINATION: Pubkey =
    pubkey!("Destination11111111111111111111111111111111");
const SOL: u64 = 1_000_000_000;

/// A mint of the issuer and a token account of the recipient, as Token-2022
/// keeps them.
async fn bank() -> Bank {
    let mut test = ProgramTest::new(
        "allowlist",
        HOOK,
        processor!(allowlist::process_instruction),
    );
    let issuer = keypair(1).pubkey();
    let mut mint = [&1u32.to_le_bytes()[..], issuer.as_ref()].concat();
    mint.resize(82, 0);
    let mut tokens = [MINT.as_ref(), keypair(3).pubkey().as_ref()].concat();
    tokens.resize(165, 0);
    for (address, data) in [(MINT, mint), (DESTINATION, tokens)] {
        let account = Account {
            lamports: SOL,
            data,
            owner: TOKEN_2022,
            ..<_>::default()
        };
        test.add_account(address, account);
    }
    Bank::start(test, &[&keypair(1), &keypair(2)]).await
}

fn instruction(
    kind: [u8; 8],
    data: &[u8],
    accounts: Vec<AccountMeta>,
) -> Instruction {
    let data = [&kind[..], data].concat();
    Instruction::new_with_bytes(HOOK, &data, accounts)
}

fn initialize_list(issuer: &Pubkey) -> [Instruction; 2] {
    let (list, _) = find_list(&HOOK, &MINT);
    let accounts = vec![
        AccountMeta::new(list, false),
        AccountMeta::new_readonly(MINT, false),
        AccountMeta::new_readonly(*issuer, true),
        AccountMeta::new_readonly(system::ID, false),
    ];
    // A list without entries: their number as a u32.
    let initialize = instruction(INITIALIZE_LIST, &[0; 4], accounts);
    [transfer(issuer, &list, SOL), initialize]
}

fn allow(issuer: &Pubkey, wallet: &Pubkey) -> [Instruction; 2] {
    let (entry, _) = find_entry(&HOOK, &MINT, wallet);
    let accounts = vec![
        AccountMeta::new(entry, false),
        AccountMeta::new_readonly(MINT, false),
        AccountMeta::new_readonly(*issuer, true),
        AccountMeta::new_readonly(system::ID, false),
        AccountMeta::new_readonly(*wallet, false),
    ];
    [transfer(issuer, &entry, SOL), instruction(ALLOW, &[], accounts)]
}

/// What Token-2022 sends in a transfer to `DESTINATION`.
fn execute(entry: &Pubkey) -> Instruction {
    let (list, _) = find_list(&HOOK, &MINT);
    let keys = [SOURCE, MINT, DESTINATION, keypair(2).pubkey(), list, *entry];
    let accounts = keys.map(|key| AccountMeta::new_readonly(key, false));
    instruction(EXECUTE, &1u64.to_le_bytes(), accounts.to_vec())
}

#[tokio::test]
async fn writes_the_list_of_extra_accounts() {
    let issuer = keypair(1);
    let mut bank = bank().await;
    bank.send_all(
        "Write the list of extra accounts",
        &initialize_list(&issuer.pubkey()),
        &[&issuer],
    )
    .await
    .unwrap();
    let (list, _) = find_list(&HOOK, &MINT);
    let account = bank.account(&list).await.expect("the list");
    assert_eq!(account.owner, HOOK);
    let expected = [&EXECUTE[..], &[4, 0, 0, 0], &[0; 4]].concat();
    assert_eq!(account.data, expected);
}

#[tokio::test]
async fn refuses_a_list_of_somebody_else() {
    let thief = keypair(2);
    let result = bank()
        .await
        .send_all(
            "A list by another wallet",
            &initialize_list(&thief.pubkey()),
            &[&thief],
        )
        .await;
    let error = InstructionError::IncorrectAuthority;
    assert_eq!(result, refused_at(1, error));
}

#[tokio::test]
async fn lets_tokens_go_to_an_allowed_wallet() {
    let (issuer, wallet) = (keypair(1), keypair(3).pubkey());
    let mut bank = bank().await;
    bank.send_all(
        "Allow the wallet",
        &allow(&issuer.pubkey(), &wallet),
        &[&issuer],
    )
    .await
    .unwrap();
    let (entry, _) = find_entry(&HOOK, &MINT, &wallet);
    bank.send("A transfer to it", execute(&entry), &[&issuer]).await.unwrap();
}

#[tokio::test]
async fn refuses_a_wallet_that_is_not_allowed() {
    let (issuer, wallet) = (keypair(1), keypair(3).pubkey());
    let (entry, _) = find_entry(&HOOK, &MINT, &wallet);
    let result = bank()
        .await
        .send("A wallet that is not allowed", execute(&entry), &[&issuer])
        .await;
    assert_eq!(result, refused(InstructionError::Custom(NOT_ALLOWED)));
}

#[tokio::test]
async fn refuses_the_entry_of_another_wallet() {
    let (issuer, other) = (keypair(1), keypair(2).pubkey());
    let mut bank = bank().await;
    let allowed = allow(&issuer.pubkey(), &other);
    bank.send_all("Allow another wallet", &allowed, &[&issuer]).await.unwrap();
    let (entry, _) = find_entry(&HOOK, &MINT, &other);
    let result =
        bank.send("The entry of another", execute(&entry), &[&issuer]).await;
    assert_eq!(result, refused(InstructionError::InvalidSeeds));
}
