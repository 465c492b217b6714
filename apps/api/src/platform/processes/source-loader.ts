/**
 * Lets Node run the packages' sources directly (`node --conditions=@stellwerk/source --import …/source-loader.ts main.ts`), for
 * development and for tests with a separate server: imports inside packages have no file extension.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL !== undefined && !/\.[a-z]+$/.test(specifier.replace(/\.de$/, ''))) {
      for (const ending of ['.ts', '/index.ts']) {
        const url = new URL(specifier + ending, context.parentURL);
        if (existsSync(fileURLToPath(url))) return next(url.href, context);
      }
    }
    return next(specifier, context);
  },
});
