use sample_testing::{Bank, keypair, refused};
use solana_program::{
    clock,
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;
use solana_system_interface::instruction::create_account;

const TIMELOCK: Pubkey = pubkey!("Time1ock11111111111111111111111111111111111");

fn instruction(kind: u8, number: u64, signs: bool) -> Instruction {
    let accounts = vec![
        AccountMeta::new(keypair(1).pubkey(), true),
        AccountMeta::new(keypair(2).pubkey(), signs),
        AccountMeta::new_readonly(clock::sysvar::ID, false),
    ];
    let data = [&[kind][..], &number.to_le_bytes()].concat();
    Instruction { program_id: TIMELOCK, accounts, data }
}

/// A chain with a lock of 1 SOL.
async fn bank(seconds: u64) -> Bank {
    let (owner, lock) = (keypair(1), keypair(2));
    let test = ProgramTest::new(
        "timelock",
        TIMELOCK,
        processor!(timelock::process_instruction),
    );
    let mut bank = Bank::start(test, &[&owner, &keypair(3)]).await;
    let create = create_account(
        &owner.pubkey(),
        &lock.pubkey(),
        1_000_000_000,
        40,
        &TIMELOCK,
    );
    let title = format!("Lock 1 SOL for {seconds} seconds");
    let instructions = [create, instruction(0, seconds, true)];
    bank.send_all(&title, &instructions, &[&owner, &lock]).await.unwrap();
    bank
}

#[tokio::test]
async fn pays_when_the_time_has_come() {
    let mut bank = bank(0).await;
    let owner = keypair(1);
    let withdraw = instruction(1, 600_000_000, false);
    bank.send("Withdraw 0.6 SOL", withdraw, &[&owner]).await.unwrap();
    let lock = bank.account(&keypair(2).pubkey()).await.unwrap();
    assert_eq!(lock.lamports, 400_000_000);

    let all = instruction(1, 400_000_000, false);
    let result = bank.send("Withdraw all the rest", all, &[&owner]).await;
    assert_eq!(result, refused(InstructionError::Custom(0x102)));
}

#[tokio::test]
async fn refuses_before_the_time() {
    let mut bank = bank(3_600).await;
    let owner = keypair(1);
    let show = instruction(2, 0, false);
    bank.send("Show the time left", show, &[&owner]).await.unwrap();
    let withdraw = instruction(1, 600_000_000, false);
    let result = bank.send("Withdraw too early", withdraw, &[&owner]).await;
    assert_eq!(result, refused(InstructionError::Custom(0x100)));
}

#[tokio::test]
async fn refuses_a_thief_and_a_false_clock() {
    let mut bank = bank(0).await;
    let (owner, thief) = (keypair(1), keypair(3));
    let mut steal = instruction(1, 600_000_000, false);
    steal.accounts[0].pubkey = thief.pubkey();
    let result = bank.send("A stranger withdraws", steal, &[&thief]).await;
    assert_eq!(result, refused(InstructionError::Custom(0x101)));

    let mut show = instruction(2, 0, false);
    show.accounts[2].pubkey = thief.pubkey();
    let result = bank.send("Another account", show, &[&owner]).await;
    assert_eq!(result, refused(InstructionError::InvalidArgument));
}
