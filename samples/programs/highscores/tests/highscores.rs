use highscores::find_entry;
use sample_testing::{Bank, keypair, refused};
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;
use solana_system_interface::{instruction::transfer, program as system};

const SCORES: Pubkey = pubkey!("Highscores111111111111111111111111111111111");

fn instruction(player: &Pubkey, level: u16, data: &[u8]) -> Instruction {
    let (entry, _) = find_entry(&SCORES, player, level);
    let accounts = vec![
        AccountMeta::new(*player, true),
        AccountMeta::new(entry, false),
        AccountMeta::new_readonly(system::ID, false),
    ];
    Instruction::new_with_bytes(SCORES, data, accounts)
}

fn set(player: &Pubkey, level: u16, score: u64) -> Instruction {
    let mut data = vec![0];
    data.extend(level.to_le_bytes());
    data.extend(score.to_le_bytes());
    instruction(player, level, &data)
}

fn remove(player: &Pubkey, level: u16) -> Instruction {
    let [low, high] = level.to_le_bytes();
    instruction(player, level, &[1, low, high])
}

async fn bank() -> Bank {
    let test = ProgramTest::new(
        "highscores",
        SCORES,
        processor!(highscores::process_instruction),
    );
    Bank::start(test, &[&keypair(1), &keypair(2)]).await
}

#[tokio::test]
async fn sets_keeps_and_removes() {
    let player = keypair(1);
    let key = player.pubkey();
    let mut bank = bank().await;
    for (title, score) in
        [("The first score", 700), ("A better one", 900), ("A worse one", 300)]
    {
        bank.send(title, set(&key, 1, score), &[&player]).await.unwrap();
    }
    let (entry, bump) = find_entry(&SCORES, &key, 1);
    let data = bank.account(&entry).await.unwrap().data;
    assert_eq!(data[..32], *key.as_ref());
    assert_eq!(data[32..35], [1, 0, bump]);
    assert_eq!(data[35..], 900u64.to_le_bytes());

    bank.send("Remove", remove(&key, 1), &[&player]).await.unwrap();
    assert!(bank.account(&entry).await.is_none());
    let result = bank.send("Remove again", remove(&key, 1), &[&player]).await;
    assert_eq!(result, refused(InstructionError::UninitializedAccount));
}

#[tokio::test]
async fn works_at_an_address_that_has_sol() {
    let player = keypair(1);
    let key = player.pubkey();
    let mut bank = bank().await;
    let (entry, _) = find_entry(&SCORES, &key, 2);
    let gift = transfer(&key, &entry, 2_000_000);
    bank.send("SOL to the address", gift, &[&player]).await.unwrap();
    bank.send("The first score", set(&key, 2, 50), &[&player]).await.unwrap();
}

#[tokio::test]
async fn refuses_the_entry_of_another_key() {
    let (player, other) = (keypair(1), keypair(2));
    let mut bank = bank().await;
    let mut wrong_level = set(&player.pubkey(), 1, 700);
    wrong_level.data[1] = 2;
    let result = bank.send("Another level", wrong_level, &[&player]).await;
    assert_eq!(result, refused(InstructionError::InvalidSeeds));

    let mut wrong_player = set(&player.pubkey(), 1, 700);
    wrong_player.accounts[0].pubkey = other.pubkey();
    let result = bank.send("Another player", wrong_player, &[&other]).await;
    assert_eq!(result, refused(InstructionError::InvalidSeeds));
}
