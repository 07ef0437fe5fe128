use sample_testing::{Bank, keypair};
use solana_program::{
    instruction::{AccountMeta, Instruction},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;
use solana_system_interface::program as system;

const PROGRAM: Pubkey = pubkey!("P1ayer1111111111111111111111111111111111111");

#[tokio::test]
async fn creates_and_counts() {
    let ada = keypair(1);
    let key = ada.pubkey();
    let seeds = &[b"player", key.as_ref()];
    let (account, _) = Pubkey::find_program_address(seeds, &PROGRAM);
    let test = ProgramTest::new(
        "player_v1",
        PROGRAM,
        processor!(player_v1::process_instruction),
    );
    let mut bank = Bank::start(test, &[&ada]).await;
    for (title, data) in
        [("Create", &[0][..]), ("Add 700 points", &[1, 188, 2, 0, 0])]
    {
        let accounts = vec![
            AccountMeta::new(key, true),
            AccountMeta::new(account, false),
            AccountMeta::new_readonly(system::ID, false),
        ];
        let instruction = Instruction::new_with_bytes(PROGRAM, data, accounts);
        bank.send(title, instruction, &[&ada]).await.unwrap();
    }
    let data = bank.account(&account).await.unwrap().data;
    assert_eq!((data.len(), data[0]), (37, 1));
    assert_eq!(data[33..], 700u32.to_le_bytes());
}
