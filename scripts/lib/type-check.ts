/** Arguments of `tsc` for the whole project. Two checkers would each read what both need, and tests run beside them anyway. */
export const TYPE_CHECK: readonly string[] = ['-p', 'tsconfig.json', '--checkers', '1'];
