use sample_testing::{Bank, keypair, refused_at};
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;
use solana_system_interface::instruction::transfer;

const CHECKOUT: Pubkey = pubkey!("Checkout11111111111111111111111111111111111");
const SHOP: Pubkey = pubkey!("Shop111111111111111111111111111111111111111");

fn checkout(kind: u8) -> Instruction {
    let sysvar = solana_instructions_sysvar::ID;
    let accounts = vec![AccountMeta::new_readonly(sysvar, false)];
    Instruction::new_with_bytes(CHECKOUT, &[kind], accounts)
}

fn pay(lamports: u64) -> Instruction {
    transfer(&keypair(1).pubkey(), &SHOP, lamports)
}

fn pay_oneself() -> Instruction {
    transfer(&keypair(1).pubkey(), &keypair(1).pubkey(), 50_000_000)
}

async fn bank() -> Bank {
    let test = ProgramTest::new(
        "checkout",
        CHECKOUT,
        processor!(checkout::process_instruction),
    );
    Bank::start(test, &[&keypair(1)]).await
}

#[tokio::test]
async fn ships_what_is_paid() {
    let mut bank = bank().await;
    let buyer = keypair(1);
    let instructions = [pay(50_000_000), checkout(0), checkout(1)];
    bank.send_all("Pay, ship, list", &instructions, &[&buyer]).await.unwrap();
}

#[tokio::test]
async fn refuses_what_is_not_paid() {
    let mut bank = bank().await;
    let buyer = keypair(1);
    let few = [pay(40_000_000), checkout(0)];
    let none = [checkout(0)];
    let oneself = [pay_oneself(), checkout(0)];
    let twice = [pay(50_000_000), checkout(0), checkout(0)];
    for (title, instructions, index, error) in [
        ("Pay too little", &few[..], 1, InstructionError::InsufficientFunds),
        ("Pay nothing", &none, 0, InstructionError::InvalidArgument),
        ("Pay oneself", &oneself, 1, InstructionError::InvalidArgument),
        ("Pay once, ship twice", &twice, 2, InstructionError::InvalidArgument),
    ] {
        let result = bank.send_all(title, instructions, &[&buyer]).await;
        assert_eq!(result, refused_at(index, error));
    }
}
