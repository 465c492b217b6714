/** Whether HTML holds any text: an empty editor still has its paragraph. */
export const hasText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
