export const EOL = '\n'
export const homedir = () => '/home'
export const platform = () => 'linux'
export const tmpdir = () => '/tmp'
