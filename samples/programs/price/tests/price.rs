use sample_testing::{Bank, keypair, refused};
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};

const PRICE: Pubkey = pubkey!("Price11111111111111111111111111111111111111");

fn instruction(kind: u8, quantity: u64) -> Instruction {
    let accounts = vec![AccountMeta::new_readonly(PRICE, false)];
    let data = [&[kind][..], &quantity.to_le_bytes()].concat();
    Instruction { program_id: PRICE, accounts, data }
}

async fn bank() -> Bank {
    let test = ProgramTest::new(
        "price",
        PRICE,
        processor!(price::process_instruction),
    );
    Bank::start(test, &[&keypair(1)]).await
}

#[tokio::test]
async fn answers_a_client_and_a_program() {
    let mut bank = bank().await;
    let payer = keypair(1);
    bank.send("Quote", instruction(0, 3), &[&payer]).await.unwrap();
    bank.send("Order", instruction(1, 3), &[&payer]).await.unwrap();
}

#[tokio::test]
async fn refuses_what_is_too_much() {
    let result = bank()
        .await
        .send("More than a u64", instruction(0, u64::MAX), &[&keypair(1)])
        .await;
    assert_eq!(result, refused(InstructionError::ArithmeticOverflow));
}
