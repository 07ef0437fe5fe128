//! What the tests of the programs share: a bank that prints what happens.

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
    Err(TransactionError::InstructionError(0, error))
}

/// A chain in memory. What is sent to it appears on standard output, from
/// where the sample runner takes it.
pub struct Bank {
    context: ProgramTestContext,
}

impl Bank {
    /// Starts a chain on which each of `wallets` has 10 SOL.
    pub async fn start(mut test: ProgramTest, wallets: &[&Keypair]) -> Self {
        for wallet in wallets {
            let account = Account::new(10_000_000_000, 0, &Pubkey::default());
            test.add_account(wallet.pubkey(), account);
        }
        Self { context: test.start_with_context().await }
    }

    /// Sends one transaction, paid by the first signer, and prints the title
    /// and the log.
    pub async fn send(
        &mut self,
        title: &str,
        instruction: Instruction,
        signers: &[&Keypair],
    ) -> Result<(), TransactionError> {
        let blockhash =
            self.context.get_new_latest_blockhash().await.expect("blockhash");
        let transaction = Transaction::new_signed_with_payer(
            &[instruction],
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
        println!("# {title}");
        for line in answer.metadata.iter().flat_map(|it| &it.log_messages) {
            println!("{line}");
        }
        println!();
        answer.result
    }

    /// The account at the address, if there is one.
    pub async fn account(&mut self, address: &Pubkey) -> Option<Account> {
        let client = &mut self.context.banks_client;
        client.get_account(*address).await.expect("the bank answers")
    }
}
