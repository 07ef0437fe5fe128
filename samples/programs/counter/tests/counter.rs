use borsh::BorshDeserialize;
use counter::{Counter, CounterError, find_counter};
use sample_testing::{Bank, keypair, refused};
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;
use solana_system_interface::{instruction::transfer, program as system};

const COUNTER: Pubkey = pubkey!("Counter111111111111111111111111111111111111");

fn create(owner: &Pubkey, counter: &Pubkey) -> Instruction {
    let accounts = vec![
        AccountMeta::new(*owner, true),
        AccountMeta::new(*counter, false),
        AccountMeta::new_readonly(system::ID, false),
    ];
    Instruction::new_with_bytes(COUNTER, &[0], accounts)
}

fn increment(owner: &Pubkey, signs: bool, counter: &Pubkey) -> Instruction {
    let accounts = vec![
        AccountMeta::new_readonly(*owner, signs),
        AccountMeta::new(*counter, false),
    ];
    Instruction::new_with_bytes(COUNTER, &[1], accounts)
}

async fn bank() -> Bank {
    let test = ProgramTest::new(
        "counter",
        COUNTER,
        processor!(counter::process_instruction),
    );
    Bank::start(test, &[&keypair(1), &keypair(2)]).await
}

#[tokio::test]
async fn creates_and_increments() {
    let owner = keypair(1);
    let (address, bump) = find_counter(&COUNTER, &owner.pubkey());
    let mut bank = bank().await;
    bank.send("Create", create(&owner.pubkey(), &address), &[&owner])
        .await
        .unwrap();
    for title in ["Increment", "Increment again"] {
        let increment = increment(&owner.pubkey(), true, &address);
        bank.send(title, increment, &[&owner]).await.unwrap();
    }
    let account = bank.account(&address).await.unwrap();
    let state = Counter::try_from_slice(&account.data).unwrap();
    assert_eq!(account.owner, COUNTER);
    assert_eq!(state.owner, owner.pubkey());
    assert_eq!((state.count, state.bump), (2, bump));
}

#[tokio::test]
async fn refuses_a_bump_that_is_not_canonical() {
    let owner = keypair(1);
    let (_, canonical) = find_counter(&COUNTER, &owner.pubkey());
    let address = (0..canonical)
        .rev()
        .find_map(|bump| {
            let key = owner.pubkey();
            let seeds: &[&[u8]] = &[b"counter", key.as_ref(), &[bump]];
            Pubkey::create_program_address(seeds, &COUNTER).ok()
        })
        .unwrap();
    let result = bank()
        .await
        .send(
            "Create at a valid address with a lower bump",
            create(&owner.pubkey(), &address),
            &[&owner],
        )
        .await;
    let wrong_address = CounterError::WrongAddress as u32;
    assert_eq!(result, refused(InstructionError::Custom(wrong_address)));
}

#[tokio::test]
async fn refuses_the_counter_of_another_owner() {
    let (owner, thief) = (keypair(1), keypair(2));
    let (address, _) = find_counter(&COUNTER, &owner.pubkey());
    let mut bank = bank().await;
    bank.send("Create", create(&owner.pubkey(), &address), &[&owner])
        .await
        .unwrap();
    let result = bank
        .send(
            "Increment somebody else's counter",
            increment(&thief.pubkey(), true, &address),
            &[&thief],
        )
        .await;
    let wrong_owner = CounterError::WrongOwner as u32;
    assert_eq!(result, refused(InstructionError::Custom(wrong_owner)));

    let result = bank
        .send(
            "Increment in the owner's name, without a signature",
            increment(&owner.pubkey(), false, &address),
            &[&thief],
        )
        .await;
    let unsigned = InstructionError::MissingRequiredSignature;
    assert_eq!(result, refused(unsigned));
}

#[tokio::test]
async fn creates_at_an_address_that_has_lamports() {
    let owner = keypair(1);
    let (address, _) = find_counter(&COUNTER, &owner.pubkey());
    let mut bank = bank().await;
    let gift = transfer(&owner.pubkey(), &address, 1_000_000);
    bank.send("Lamports for the address", gift, &[&owner]).await.unwrap();
    bank.send(
        "Create at the address that has lamports",
        create(&owner.pubkey(), &address),
        &[&owner],
    )
    .await
    .unwrap();
    let account = bank.account(&address).await.unwrap();
    assert_eq!((account.owner, account.data.len()), (COUNTER, 41));
}
