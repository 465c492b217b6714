import { fileURLToPath } from 'node:url';
import { everyEntryGuides, storyFilesIn } from '@stellwerk/testing/guidance-rules';

everyEntryGuides(storyFilesIn(fileURLToPath(new URL('.', import.meta.url))));
