import { defineConfig, mergeConfig } from 'vite'
import { pseudoLanguage } from '../test/pseudo-language.ts'
import base from '../vite.config.ts'

export default mergeConfig(base, defineConfig({ plugins: [pseudoLanguage()] }))
