use sample_testing::{Bank, keypair, refused};
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};

const NEST: Pubkey = pubkey!("Nest111111111111111111111111111111111111111");
/// Eight nested calls in place of four (SIMD-0268).
const RAISE_CPI_NESTING: Pubkey =
    pubkey!("6TkHkRmP7JZy1fdM6fg5uXn76wChQBWGokHBJzrLB3mj");

fn nest(calls: u8) -> Instruction {
    let accounts = vec![AccountMeta::new_readonly(NEST, false)];
    Instruction::new_with_bytes(NEST, &[calls], accounts)
}

fn program_test() -> ProgramTest {
    ProgramTest::new("nest", NEST, processor!(nest::process_instruction))
}

// #region preview
#[tokio::test]
async fn with_every_feature() {
    let test = program_test();
    let mut bank = Bank::start(test, &[&keypair(1)]).await;
    let title = "8 nested calls, every feature on";
    bank.send(title, nest(8), &[&keypair(1)]).await.unwrap();
}

#[tokio::test]
async fn without_the_feature() {
    let mut test = program_test();
    test.deactivate_feature(RAISE_CPI_NESTING);
    let mut bank = Bank::start(test, &[&keypair(1)]).await;
    let title = "4 nested calls, the feature off";
    bank.send(title, nest(4), &[&keypair(1)]).await.unwrap();

    let title = "5 nested calls, the feature off";
    let result = bank.send(title, nest(5), &[&keypair(1)]).await;
    assert_eq!(result, refused(InstructionError::CallDepth));
}
// #endregion
