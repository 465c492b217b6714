/** Arguments of `tsc` for the whole project. Two checkers would each read the same sources, and tests run at the same time anyway. */
export const TYPE_CHECK: readonly string[] = ['-p', 'tsconfig.json', '--checkers', '1'];
