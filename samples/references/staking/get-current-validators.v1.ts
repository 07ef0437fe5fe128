import { Connection } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

// #region preview
const { current, delinquent } = await connection.getVoteAccounts()
console.log('Voting:', current.length, 'delinquent:', delinquent.length)

for (const validator of current) {
  console.log('Vote account:   ', validator.votePubkey)
  console.log('Identity:       ', validator.nodePubkey)
  console.log('Commission:     ', validator.commission, '%')
  console.log('Activated stake:', validator.activatedStake, 'lamports')
}
// #endregion
