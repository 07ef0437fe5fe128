use notes::find_note;
use sample_testing::{Bank, keypair, refused};
use solana_program::{
    instruction::{AccountMeta, Instruction, InstructionError},
    pubkey,
    pubkey::Pubkey,
};
use solana_program_test::{ProgramTest, processor, tokio};
use solana_signer::Signer;
use solana_system_interface::program as system;

const NOTES: Pubkey = pubkey!("Notes11111111111111111111111111111111111111");

fn instruction(author: &Pubkey, note: &Pubkey, data: &[u8]) -> Instruction {
    let accounts = vec![
        AccountMeta::new(*author, true),
        AccountMeta::new(*note, false),
        AccountMeta::new_readonly(system::ID, false),
    ];
    Instruction::new_with_bytes(NOTES, data, accounts)
}

async fn bank() -> Bank {
    let test = ProgramTest::new(
        "notes",
        NOTES,
        processor!(notes::process_instruction),
    );
    Bank::start(test, &[&keypair(1), &keypair(2)]).await
}

#[tokio::test]
async fn creates_resizes_and_closes() {
    let author = keypair(1);
    let (note, _) = find_note(&NOTES, &author.pubkey());
    let mut bank = bank().await;
    for (title, data) in [
        ("Create", &[0][..]),
        ("Grow to 12 bytes", b"\x01Buy some tea"),
        ("Shrink to 3 bytes", b"\x01Tea"),
    ] {
        let instruction = instruction(&author.pubkey(), &note, data);
        bank.send(title, instruction, &[&author]).await.unwrap();
    }
    let account = bank.account(&note).await.unwrap();
    assert_eq!((account.owner, account.data), (NOTES, b"Tea".to_vec()));

    let close = instruction(&author.pubkey(), &note, &[2]);
    bank.send("Close", close, &[&author]).await.unwrap();
    assert!(bank.account(&note).await.is_none());
}

#[tokio::test]
async fn refuses_a_closed_note() {
    let author = keypair(1);
    let (note, _) = find_note(&NOTES, &author.pubkey());
    let mut bank = bank().await;
    for (title, data) in [("Create", [0]), ("Close", [2])] {
        let instruction = instruction(&author.pubkey(), &note, &data);
        bank.send(title, instruction, &[&author]).await.unwrap();
    }
    let again = instruction(&author.pubkey(), &note, &[2]);
    let result = bank.send("Close once more", again, &[&author]).await;
    assert_eq!(result, refused(InstructionError::InvalidAccountOwner));
}

#[tokio::test]
async fn refuses_the_note_of_another_author() {
    let (author, thief) = (keypair(1), keypair(2));
    let (note, _) = find_note(&NOTES, &author.pubkey());
    let mut bank = bank().await;
    let create = instruction(&author.pubkey(), &note, &[0]);
    bank.send("Create", create, &[&author]).await.unwrap();
    let steal = instruction(&thief.pubkey(), &note, &[2]);
    let result =
        bank.send("Close somebody else's note", steal, &[&thief]).await;
    assert_eq!(result, refused(InstructionError::InvalidSeeds));
}
