import { fileURLToPath } from 'node:url';
import { everyEntryGuides, storyFilesIn } from '../../../scripts/testing/guidance';

everyEntryGuides(storyFilesIn(fileURLToPath(new URL('.', import.meta.url))));
