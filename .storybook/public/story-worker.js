// Modules, styles and typefaces come from the network without a word to the worker: it would ask the page about each of them.
const unmocked = ['script', 'style', 'font'].map((requestDestination) => ({ requestDestination }));
addEventListener('install', (event) => event.addRoutes?.({ condition: { or: unmocked }, source: 'network' }));
importScripts('./mockServiceWorker.js');
