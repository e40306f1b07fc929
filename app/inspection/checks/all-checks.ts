/** All checks; those of client support come from the data of caniemail.com instead. */
import type { Check } from './check.ts'
import { accessibilityChecks } from './definitions/accessibility.ts'
import { darkModeChecks } from './definitions/dark-mode.ts'
import { deliveryChecks } from './definitions/delivery.ts'
import { axeChecks } from './definitions/accessibility-axe.ts'

export const CHECKS: Check[] = [...axeChecks, ...accessibilityChecks, ...deliveryChecks, ...darkModeChecks]
