use sample_testing::{Bank, keypair, refused};
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;
use solana_system_interface::instruction::create_account;

const HELLO: Pubkey = pubkey!("Greet11111111111111111111111111111111111111");

fn greet(name: &[u8], greetings: &Pubkey) -> Instruction {
    let accounts = vec![AccountMeta::new(*greetings, false)];
    Instruction::new_with_bytes(HELLO, name, accounts)
}

async fn bank() -> Bank {
    let test = ProgramTest::new(
        "hello",
        HELLO,
        processor!(hello::process_instruction),
    );
    Bank::start(test, &[&keypair(1)]).await
}

#[tokio::test]
async fn counts_greetings() {
    let (payer, greetings) = (keypair(1), keypair(2));
    let mut bank = bank().await;
    let create = create_account(
        &payer.pubkey(),
        &greetings.pubkey(),
        1_000_000,
        8,
        &HELLO,
    );
    bank.send("An account for the program", create, &[&payer, &greetings])
        .await
        .unwrap();
    for name in ["Ada", "Grace"] {
        let greet = greet(name.as_bytes(), &greetings.pubkey());
        bank.send(&format!("Greet {name}"), greet, &[&payer]).await.unwrap();
    }
    let account = bank.account(&greetings.pubkey()).await.unwrap();
    assert_eq!(account.data, 2u64.to_le_bytes());
    assert_eq!(account.owner, HELLO);
}

#[tokio::test]
async fn refuses_an_account_of_another_program() {
    let payer = keypair(1);
    let result = bank()
        .await
        .send(
            "An account that the program does not own",
            greet(b"Ada", &payer.pubkey()),
            &[&payer],
        )
        .await;
    assert_eq!(result, refused(InstructionError::InvalidAccountOwner));
}

#[tokio::test]
async fn refuses_a_name_that_is_no_text() {
    let payer = keypair(1);
    let result = bank()
        .await
        .send(
            "A name that is not UTF-8",
            greet(&[0xff], &payer.pubkey()),
            &[&payer],
        )
        .await;
    assert_eq!(result, refused(InstructionError::InvalidInstructionData));
}
