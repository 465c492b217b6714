import type { Context } from '../context/context.ts';

/**
 * Counts a mail that goes to an address of which nobody has proved that it is the visitor's, by the network of the visitor: the limits
 * of each address do not stop who names many of them (decision 0092).
 * @param address of the visitor; of IPv6 its network
 * @throws CallError 'limit'
 */
export async function countStrangerMail({ limits }: Pick<Context, 'limits'>, address: string): Promise<void> {
  await limits.consume('stranger-mails-hour', address);
  await limits.consume('stranger-mails-day', address);
}
