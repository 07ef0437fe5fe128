// Plain JavaScript: it is also read before any package is installed.

const ownership =
  'Run the command as the owner of the folder, or make yourself the owner: sudo chown -R "$USER" .'

/**
 * What to do about an error of the system, by its code.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const cures = {
  ENOSPC:
    'The disk is full. Free some space (.next/, .cache/ and out/ can be removed: commands write them again), then run the command again.',
  EDQUOT:
    'Your share of the disk is used up. Free some space, then run the command again.',
  EROFS:
    'Cannot write to this disk. Copy the project to a folder that you can write to, and run the command there.',
  EACCES: `No permission to read or write this. ${ownership}`,
  EPERM: `Not permitted here. ${ownership}`,
  EMFILE: 'Too many files are open. Raise the limit: ulimit -n 8192',
}
