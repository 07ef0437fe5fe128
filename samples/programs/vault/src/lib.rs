// level: compiled (core-concepts/programs/test-vault.ts runs its bytecode)
//! A vault: everybody may put SOL in, and its owner alone takes SOL out.

use anchor_lang::{
    prelude::*,
    system_program::{Transfer, transfer},
};

declare_id!("Vau1t11111111111111111111111111111111111111");

// #region preview
#[program]
pub mod vault {
    use super::*;

    /// Creates the vault of the owner who signs.
    pub fn open(ctx: Context<Open>) -> Result<()> {
        ctx.accounts.vault.set_inner(Vault {
            owner: ctx.accounts.owner.key(),
            deposits: 0,
            bump: ctx.bumps.vault,
            treasury_bump: ctx.bumps.treasury,
        });
        Ok(())
    }

    /// Moves SOL from a depositor, who signs the transaction.
    pub fn deposit(ctx: Context<Deposit>, lamports: u64) -> Result<()> {
        require!(lamports > 0, VaultError::NothingToMove);
        // #region cpi
        let accounts = Transfer {
            from: ctx.accounts.depositor.to_account_info(),
            to: ctx.accounts.treasury.to_account_info(),
        };
        let system = ctx.accounts.system_program.key();
        transfer(CpiContext::new(system, accounts), lamports)?;
        // #endregion

        let vault = &mut ctx.accounts.vault;
        vault.deposits += 1;
        emit!(Deposited {
            vault: vault.key(),
            depositor: ctx.accounts.depositor.key(),
            lamports,
        });
        Ok(())
    }

    /// Moves SOL to the owner. The program signs for the treasury.
    pub fn withdraw(ctx: Context<Withdraw>, lamports: u64) -> Result<()> {
        let treasury = &ctx.accounts.treasury;
        require!(lamports > 0, VaultError::NothingToMove);
        require_gte!(treasury.lamports(), lamports, VaultError::TooLittle);
        // #region cpi-signed
        let accounts = Transfer {
            from: treasury.to_account_info(),
            to: ctx.accounts.owner.to_account_info(),
        };
        let vault = ctx.accounts.vault.key();
        let bump = [ctx.accounts.vault.treasury_bump];
        let seeds: &[&[u8]] = &[b"treasury", vault.as_ref(), &bump];
        let system = ctx.accounts.system_program.key();
        transfer(
            CpiContext::new_with_signer(system, accounts, &[seeds]),
            lamports,
        )?;
        // #endregion
        emit!(Withdrawn { vault, lamports });
        Ok(())
    }
}
// #endregion

// #region accounts
#[account]
#[derive(InitSpace)]
pub struct Vault {
    pub owner: Pubkey,
    pub deposits: u64,
    pub bump: u8,
    pub treasury_bump: u8,
}

#[derive(Accounts)]
pub struct Open<'info> {
    #[account(mut)]
    pub owner: Signer<'info>,
    #[account(
        init,
        payer = owner,
        space = 8 + Vault::INIT_SPACE,
        seeds = [b"vault", owner.key().as_ref()],
        bump,
    )]
    pub vault: Account<'info, Vault>,
    #[account(seeds = [b"treasury", vault.key().as_ref()], bump)]
    pub treasury: SystemAccount<'info>,
    pub system_program: Program<'info, System>,
}

#[derive(Accounts)]
pub struct Deposit<'info> {
    #[account(mut)]
    pub depositor: Signer<'info>,
    #[account(
        mut,
        seeds = [b"vault", vault.owner.as_ref()],
        bump = vault.bump,
    )]
    pub vault: Account<'info, Vault>,
    #[account(
        mut,
        seeds = [b"treasury", vault.key().as_ref()],
        bump = vault.treasury_bump,
    )]
    pub treasury: SystemAccount<'info>,
    pub system_program: Program<'info, System>,
}

#[derive(Accounts)]
pub struct Withdraw<'info> {
    #[account(mut)]
    pub owner: Signer<'info>,
    #[account(
        has_one = owner @ VaultError::NotTheOwner,
        seeds = [b"vault", vault.owner.as_ref()],
        bump = vault.bump,
    )]
    pub vault: Account<'info, Vault>,
    #[account(
        mut,
        seeds = [b"treasury", vault.key().as_ref()],
        bump = vault.treasury_bump,
    )]
    pub treasury: SystemAccount<'info>,
    pub system_program: Program<'info, System>,
}
// #endregion

// #region errors-and-events
#[error_code]
pub enum VaultError {
    #[msg("The amount is zero")]
    NothingToMove,
    #[msg("The vault holds less than that")]
    TooLittle,
    #[msg("Only the owner of the vault may withdraw")]
    NotTheOwner,
}

#[event]
pub struct Deposited {
    pub vault: Pubkey,
    pub depositor: Pubkey,
    pub lamports: u64,
}

#[event]
pub struct Withdrawn {
    pub vault: Pubkey,
    pub lamports: u64,
}
// #endregion
