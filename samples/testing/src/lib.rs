//! What the tests of the programs share: a bank that prints what happens.

use std::{panic, sync::Once};

use solana_account::Account;
use solana_instruction::Instruction;
use solana_keypair::Keypair;
use solana_program_test::{ProgramTest, ProgramTestContext};
use solana_pubkey::Pubkey;
use solana_signer::{Signer, signers::Signers};
use solana_transaction::Transaction;

use solana_transaction::{InstructionError, TransactionError};

/// A keypair that is the same in every run, so that the output is too.
pub fn keypair(seed: u8) -> Keypair {
    Keypair::new_from_array([seed; 32])
}

/// What a transaction ends with whose first instruction is refused.
pub fn refused(error: InstructionError) -> Result<(), TransactionError> {
    refused_at(0, error)
}

/// What a transaction ends with whose instruction at `index` is refused.
pub fn refused_at(
    index: u8,
    error: InstructionError,
) -> Result<(), TransactionError> {
    Err(TransactionError::InstructionError(index, error))
}

/// A chain in memory. What is sent to it appears on standard output, from
/// where the sample runner takes it.
pub struct Bank {
    context: ProgramTestContext,
}

impl Bank {
    /// Starts a chain on which each of `wallets` has 10 SOL.
    pub async fn start(mut test: ProgramTest, wallets: &[&Keypair]) -> Self {
        keep_refused_calls_quiet();
        for wallet in wallets {
            let account = Account::new(10_000_000_000, 0, &Pubkey::default());
            test.add_account(wallet.pubkey(), account);
        }
        Self { context: test.start_with_context().await }
    }

    /// Sends one transaction, paid by the first signer. Prints the title, what
    /// the program says, and the log.
    pub async fn send(
        &mut self,
        title: &str,
        instruction: Instruction,
        signers: &[&Keypair],
    ) -> Result<(), TransactionError> {
        self.send_all(title, &[instruction], signers).await
    }

    /// Sends one transaction with several instructions.
    pub async fn send_all(
        &mut self,
        title: &str,
        instructions: &[Instruction],
        signers: &[&Keypair],
    ) -> Result<(), TransactionError> {
        println!("# {title}");
        let blockhash =
            self.context.get_new_latest_blockhash().await.expect("blockhash");
        let transaction = Transaction::new_signed_with_payer(
            instructions,
            Some(&signers.pubkeys()[0]),
            signers,
            blockhash,
        );
        let answer = self
            .context
            .banks_client
            .process_transaction_with_metadata(transaction)
            .await
            .expect("the bank answers");
        let mut log = answer.metadata.map_or(vec![], |it| it.log_messages);
        log.dedup_by(|next, line| same_event(line, next));
        println!("{}\n", log.join("\n"));
        answer.result
    }

    /// The account at the address, if there is one.
    pub async fn account(&mut self, address: &Pubkey) -> Option<Account> {
        let client = &mut self.context.banks_client;
        client.get_account(*address).await.expect("the bank answers")
    }
}

/// A program that runs natively is logged by the bank and once more by what
/// connects it to the bank; its calls with the caller's depth and with their
/// own. Takes over the deeper of the two.
fn same_event(line: &mut String, next: &str) -> bool {
    let same =
        match (line.split_once(" invoke ["), next.split_once(" invoke [")) {
            (Some((program, _)), Some((called, _))) => program == called,
            _ => line == next,
        };
    if same {
        *line = next.to_owned();
    }
    same
}

/// A call that the runtime refuses ends a native program by a panic, which is
/// no failure of the test: keep it out of the output.
fn keep_refused_calls_quiet() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            let message = panic.payload_as_str().unwrap_or_default();
            if !message.ends_with(": PrivilegeEscalation") {
                report(panic);
            }
        }));
    });
}
