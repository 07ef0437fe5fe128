use std::error::Error;

use solana_rpc_client::rpc_client::RpcClient;

fn main() -> Result<(), Box<dyn Error>> {
    // #region preview
    let rpc = RpcClient::new("http://127.0.0.1:8899");

    let version = rpc.get_version()?;
    let genesis_hash = rpc.get_genesis_hash()?;
    let slot = rpc.get_slot()?;

    println!("Node version: {}", version.solana_core);
    println!("Genesis hash: {genesis_hash}");
    println!("Slot:         {slot}");
    // #endregion

    Ok(())
}
