// Made from the calls by `npm run check`; a law compares it with them.
import type { CallFacts } from './call-facts.ts'
import { readFacts } from './read-facts.ts'

/** The name of a call, for what lies below the calls. */
export type NamedCall =
  | 'tenants.byHost'
  | 'tenants.authentication'
  | 'users.signIn'
  | 'users.refresh'
  | 'users.signOut'
  | 'users.signInWithUserImpersonation'
  | 'users.toImpersonate'
  | 'users.signInAsClient'
  | 'users.stopActing'
  | 'users.current'
  | 'users.active'
  | 'users.clients'
  | 'usage.track'
  | 'users.requestPasswordReset'
  | 'users.verifyResetToken'
  | 'users.updatePassword'
  | 'apiKeys.list'
  | 'apiKeys.scopes'
  | 'apiKeys.create'
  | 'apiKeys.createForReport'
  | 'apiKeys.revoke'
  | 'reportData.read'
  | 'users.signInWith2FA'
  | 'users.sendRecovery2FACode'
  | 'users.ownTwoFactor'
  | 'users.createRecoveryCodes'
  | 'users.begin2FA'
  | 'users.set2FA'
  | 'users.enable2FA'
  | 'users.disable2FA'
  | 'users.reset2FA'
  | 'users.add2FAToUsers'
  | 'users.twoFactorStates'
  | 'users.passkeys'
  | 'users.beginPasskey'
  | 'users.addPasskey'
  | 'users.removePasskey'
  | 'users.beginPasskeySignIn'
  | 'users.signInWithPasskey'
  | 'users.sessions'
  | 'users.endSession'
  | 'users.endSessions'
  | 'users.blockedIps'
  | 'users.unblockIp'
  | 'scheduledUserTerminations.list'
  | 'scheduledUserTerminations.get'
  | 'scheduledUserTerminations.create'
  | 'scheduledUserTerminations.update'
  | 'scheduledUserTerminations.remove'
  | 'callRail.account'
  | 'callRail.reading'
  | 'callRail.read'
  | 'keywords.ideas'
  | 'redirects.overview'
  | 'redirects.all'
  | 'redirects.list'
  | 'redirects.days'
  | 'redirects.replace'
  | 'redirects.check'
  | 'siteEvents.receive'
  | 'siteContacts.get'
  | 'geoiq.area'
  | 'mail.list'
  | 'mail.stats'
  | 'mail.categoryStats'
  | 'mail.coffeeReport'
  | 'mail.byCategory'
  | 'mail.search'
  | 'mail.get'
  | 'mail.attachments'
  | 'mail.queue'
  | 'mail.settings'
  | 'mail.setSettings'
  | 'mailEvents.receive'
  | 'mailEvents.receiveSes'
  | 'mail.sendInternal'
  | 'privacy.find'
  | 'privacy.file'
  | 'privacy.erase'
  | 'retention.list'
  | 'retention.preview'
  | 'retention.set'
  | 'notifications.list'
  | 'notifications.read'
  | 'embed.createSession'
  | 'embed.createCode'
  | 'embed.refreshSession'
  | 'embed.endSession'
  | 'embed.check'
  | 'embed.origins'
  | 'embed.addOrigin'
  | 'embed.removeOrigin'
  | 'embed.hostKeys'
  | 'embed.addHostKey'
  | 'embed.revokeHostKey'
  | 'adPreviews.setPicture'
  | 'adPreviews.shown'
  | 'creativePreviews.setFile'
  | 'creativePreviews.shown'
  | 'clients.list'
  | 'clients.simpleList'
  | 'clients.alike'
  | 'clients.create'
  | 'clients.get'
  | 'clients.update'
  | 'clients.setLogo'
  | 'clients.removeLogo'
  | 'clients.withBudgets'
  | 'clients.profiles'
  | 'clients.team'
  | 'clients.users'
  | 'clients.groupStores'
  | 'clients.managers'
  | 'clients.many'
  | 'clients.leaving'
  | 'clients.cancelNow'
  | 'clients.endBudgets'
  | 'contacts.stores'
  | 'contacts.addStore'
  | 'contacts.separate'
  | 'contacts.duplicates'
  | 'contacts.alike'
  | 'contacts.apart'
  | 'contacts.merged'
  | 'contacts.unmerge'
  | 'contacts.merge'
  | 'contacts.previewFile'
  | 'contacts.takeFile'
  | 'clientData.ofClient'
  | 'clientData.settings'
  | 'clientData.setDefaultValue'
  | 'clientData.save'
  | 'clientTags.assign'
  | 'clientTags.unassign'
  | 'clientTags.bulk'
  | 'credentials.reveal'
  | 'credentials.code'
  | 'credentials.history'
  | 'clientAudits.run'
  | 'vehicleFeeds.read'
  | 'vehicleFeeds.putIn'
  | 'vehicleFeeds.open'
  | 'vehicleFeeds.close'
  | 'vehicleFeeds.fetch'
  | 'overrideFiles.list'
  | 'overrideFiles.upload'
  | 'overrideFiles.preview'
  | 'overrideFiles.apply'
  | 'overrideFiles.takeBack'
  | 'overrideFiles.remove'
  | 'assessments.begin'
  | 'assessments.sheet'
  | 'assessments.answer'
  | 'customerLists.ofClient'
  | 'customerLists.create'
  | 'customerLists.file'
  | 'customerLists.remove'
  | 'clientIntegrations.states'
  | 'salesIncentives.list'
  | 'salesIncentives.get'
  | 'salesIncentives.create'
  | 'salesIncentives.update'
  | 'salesIncentives.remove'
  | 'salesIncentives.duplicate'
  | 'achievements.approve'
  | 'achievements.reject'
  | 'yearOverYear.leads'
  | 'yearOverYear.internetLeads'
  | 'yearOverYear.setAppointments'
  | 'yearOverYear.shownAppointments'
  | 'yearOverYear.soldAppointments'
  | 'yearOverYear.sales'
  | 'teamChanges.preview'
  | 'teamChanges.make'
  | 'coopHub.get'
  | 'coopClaims.proof'
  | 'coopClaims.package'
  | 'coopClaims.picturePages'
  | 'coopProof.ofClient'
  | 'coopDocuments.list'
  | 'coopDocuments.create'
  | 'coopDocuments.update'
  | 'coopDocuments.renewAddress'
  | 'coopDocuments.remove'
  | 'coopDocuments.shared'
  | 'coopClaims.plan'
  | 'coopClaims.make'
  | 'oemSchemes.get'
  | 'oemHub.get'
  | 'oemFiles.list'
  | 'oemFiles.make'
  | 'oemFiles.content'
  | 'oemSheets.current'
  | 'oemSheets.list'
  | 'oemSheets.get'
  | 'oemSheets.check'
  | 'oemSheets.apply'
  | 'oemSheets.undo'
  | 'audit.list'
  | 'feeServices.list'
  | 'budgetTags.list'
  | 'budgets.active'
  | 'budgets.inactive'
  | 'budgets.downloadActive'
  | 'budgets.downloadInactive'
  | 'budgets.get'
  | 'budgets.create'
  | 'budgets.createWithFees'
  | 'budgets.updateWithFees'
  | 'budgets.removeWithFees'
  | 'budgets.endingsToTell'
  | 'budgets.tellEndings'
  | 'budgets.ofClient'
  | 'budgets.ofClientList'
  | 'budgets.activeOfClient'
  | 'budgetChanges.forUser'
  | 'budgetChanges.confirm'
  | 'budgetPlans.ofClient'
  | 'budgetPlans.save'
  | 'sectionBudgetChanges.forUser'
  | 'sectionBudgetChanges.confirm'
  | 'budgetIncreases.list'
  | 'budgetIncreases.ofClient'
  | 'budgetIncreases.request'
  | 'budgetIncreases.decide'
  | 'budgetIncreases.withdraw'
  | 'allocations.overview'
  | 'allocations.list'
  | 'allocations.set'
  | 'sectionSpendNotes.list'
  | 'sectionSpendNotes.ofMonth'
  | 'sectionSpendNotes.get'
  | 'sectionSpendNotes.create'
  | 'sectionSpendNotes.update'
  | 'sectionSpendNotes.remove'
  | 'adminHelpers.run'
  | 'agreements.list'
  | 'agreements.ofClient'
  | 'agreements.toSign'
  | 'agreements.get'
  | 'agreements.create'
  | 'agreements.update'
  | 'agreements.send'
  | 'agreements.sign'
  | 'agreements.decline'
  | 'agreements.countersign'
  | 'agreements.renew'
  | 'agreements.createBudgets'
  | 'agreements.pdf'
  | 'agreementQuestionnaires.list'
  | 'agreementQuestionnaires.get'
  | 'agreementQuestionnaires.create'
  | 'agreementQuestionnaires.save'
  | 'users.activities'
  | 'activities.ofClient'
  | 'activities.ofClientPaged'
  | 'activities.ofUser'
  | 'activities.get'
  | 'activities.create'
  | 'activities.update'
  | 'activities.remove'
  | 'activityReports.userPerformance'
  | 'activityReports.clientReport'
  | 'activityReports.previewMail'
  | 'activityReports.sendMail'
  | 'assets.upload'
  | 'assets.uploadFromEditor'
  | 'assets.remove'
  | 'assets.open'
  | 'assets.serve'
  | 'assets.facebookAds'
  | 'drafts.get'
  | 'drafts.save'
  | 'drafts.remove'
  | 'pacingNotes.ofClient'
  | 'pacingNotes.ofMonth'
  | 'pacingNotes.create'
  | 'forms.list'
  | 'forms.get'
  | 'forms.create'
  | 'forms.update'
  | 'forms.remove'
  | 'forms.answers'
  | 'forms.removeAnswer'
  | 'forms.open'
  | 'forms.putFile'
  | 'forms.answer'
  | 'forms.people'
  | 'forms.offered'
  | 'forms.ask'
  | 'forms.unask'
  | 'forms.mine'
  | 'guestAccesses.list'
  | 'guestAccesses.create'
  | 'guestAccesses.renewLink'
  | 'guestAccesses.answer'
  | 'guestAccesses.remove'
  | 'guestAccesses.verify'
  | 'guestAccesses.request'
  | 'guestAccesses.current'
  | 'integrations.list'
  | 'integrations.try'
  | 'integrations.figures'
  | 'interactions.get'
  | 'interactions.ofClient'
  | 'interactions.byClients'
  | 'interactions.byIds'
  | 'interactions.byUsers'
  | 'interactions.activityReport'
  | 'interactions.userPerformanceReport'
  | 'interactions.create'
  | 'interactions.update'
  | 'interactions.remove'
  | 'interactionTypes.list'
  | 'interactionTypes.create'
  | 'interactionTypes.update'
  | 'interactionTypes.remove'
  | 'interactionCustomFields.list'
  | 'interactionCustomFields.create'
  | 'interactionCustomFields.update'
  | 'interactionCustomFields.remove'
  | 'interactions.dataFix'
  | 'interactions.move'
  | 'interactions.leave'
  | 'primaryGoals.create'
  | 'primaryGoals.update'
  | 'primaryGoals.ofClient'
  | 'primaryGoals.list'
  | 'imports.start'
  | 'imports.get'
  | 'imports.list'
  | 'imports.setColumns'
  | 'imports.apply'
  | 'imports.cancel'
  | 'imports.operatorSession'
  | 'clients.header'
  | 'clientHealth.get'
  | 'clientHealth.compute'
  | 'dashboards.accountManager'
  | 'dashboards.sem'
  | 'dashboards.social'
  | 'dashboards.socialSegmented'
  | 'dashboards.programmaticDisplay'
  | 'dashboards.programmaticVideo'
  | 'dashboards.seo'
  | 'dashboards.visits'
  | 'dashboards.ctv'
  | 'dashboards.dv'
  | 'dashboards.monthly'
  | 'metrics.campaigns'
  | 'dashboards.platforms'
  | 'clients.sectionBudgets'
  | 'clients.mtdPacingTotals'
  | 'clients.splitPaces'
  | 'performanceNotes.list'
  | 'performanceNotes.summary'
  | 'errors.report'
  | 'exports.start'
  | 'exports.list'
  | 'exports.cancel'
  | 'exports.dismiss'
  | 'reportSchedules.list'
  | 'reportSchedules.create'
  | 'reportSchedules.people'
  | 'reportSchedules.change'
  | 'reportSchedules.preview'
  | 'reportSchedules.test'
  | 'reportSchedules.deliveries'
  | 'reportSchedules.setActive'
  | 'reportSchedules.send'
  | 'reportSchedules.remove'
  | 'reportPushes.reports'
  | 'reportPushes.list'
  | 'reportPushes.count'
  | 'reportPushes.create'
  | 'reportPushes.cancel'
  | 'reportPushes.sendNow'
  | 'savedViews.list'
  | 'savedViews.create'
  | 'savedViews.update'
  | 'savedViews.remove'
  | 'savedViews.setDefault'
  | 'written.get'
  | 'written.keep'
  | 'written.remove'
  | 'webhooks.list'
  | 'webhooks.create'
  | 'webhooks.update'
  | 'webhooks.remove'
  | 'webhooks.newSecret'
  | 'webhooks.test'
  | 'webhooks.deliveries'
  | 'webhooks.delivery'
  | 'webhooks.replay'
  | 'apps.links'
  | 'resources.mine'
  | 'resources.putFile'
  | 'settings.changed'
  | 'invoicing.list'
  | 'invoicing.run'
  | 'invoicing.move'
  | 'invoicing.get'
  | 'invoicing.edit'
  | 'invoicing.pdf'
  | 'invoicing.pay'
  | 'invoicing.unpay'
  | 'invoicing.close'
  | 'invoicing.reopen'
  | 'invoicing.export'
  | 'invoicing.exports'
  | 'invoicing.exportFile'
  | 'invoicing.settings'
  | 'invoicing.setSettings'
  | 'invoicing.accounts'
  | 'invoicing.setAccount'
  | 'invoicing.ofClient'
  | 'invoicing.billing'
  | 'invoicing.setBilling'
  | 'proofs.list'
  | 'proofs.get'
  | 'proofs.create'
  | 'proofs.update'
  | 'proofs.remove'
  | 'proofs.pin'
  | 'proofs.resolve'
  | 'proofs.decide'
  | 'proofs.open'
  | 'proofs.guestPin'
  | 'proofs.guestDecide'
  | 'achievements.list'
  | 'achievements.get'
  | 'achievements.create'
  | 'achievements.update'
  | 'achievements.remove'
  | 'achievements.usedBy'
  | 'achievements.ofClient'
  | 'activityTypes.list'
  | 'activityTypes.get'
  | 'activityTypes.create'
  | 'activityTypes.update'
  | 'activityTypes.remove'
  | 'activityTypes.usedBy'
  | 'adPreviews.list'
  | 'adPreviews.get'
  | 'adPreviews.create'
  | 'adPreviews.update'
  | 'adPreviews.remove'
  | 'adPreviews.usedBy'
  | 'adPreviews.ofClient'
  | 'agreementTemplateQuestions.list'
  | 'agreementTemplateQuestions.get'
  | 'agreementTemplateQuestions.create'
  | 'agreementTemplateQuestions.update'
  | 'agreementTemplateQuestions.remove'
  | 'agreementTemplateQuestions.usedBy'
  | 'agreementTemplateServices.list'
  | 'agreementTemplateServices.get'
  | 'agreementTemplateServices.create'
  | 'agreementTemplateServices.update'
  | 'agreementTemplateServices.remove'
  | 'agreementTemplateServices.usedBy'
  | 'agreementTemplates.list'
  | 'agreementTemplates.get'
  | 'agreementTemplates.create'
  | 'agreementTemplates.update'
  | 'agreementTemplates.remove'
  | 'agreementTemplates.usedBy'
  | 'appointmentTypes.list'
  | 'appointmentTypes.get'
  | 'appointmentTypes.create'
  | 'appointmentTypes.update'
  | 'appointmentTypes.remove'
  | 'appointmentTypes.usedBy'
  | 'appointments.list'
  | 'appointments.get'
  | 'appointments.create'
  | 'appointments.update'
  | 'appointments.remove'
  | 'appointments.usedBy'
  | 'appointments.ofClient'
  | 'assessmentQuestions.list'
  | 'assessmentQuestions.get'
  | 'assessmentQuestions.create'
  | 'assessmentQuestions.update'
  | 'assessmentQuestions.remove'
  | 'assessmentQuestions.usedBy'
  | 'assessments.list'
  | 'assessments.get'
  | 'assessments.create'
  | 'assessments.update'
  | 'assessments.remove'
  | 'assessments.usedBy'
  | 'assessments.ofClient'
  | 'auditChecks.list'
  | 'auditChecks.get'
  | 'auditChecks.create'
  | 'auditChecks.update'
  | 'auditChecks.remove'
  | 'auditChecks.usedBy'
  | 'auditFindings.list'
  | 'auditFindings.get'
  | 'auditFindings.create'
  | 'auditFindings.update'
  | 'auditFindings.remove'
  | 'auditFindings.usedBy'
  | 'auditFindings.ofClient'
  | 'bandwidthCapacities.list'
  | 'bandwidthCapacities.get'
  | 'bandwidthCapacities.create'
  | 'bandwidthCapacities.update'
  | 'bandwidthCapacities.remove'
  | 'bandwidthCapacities.usedBy'
  | 'cancellationReasons.list'
  | 'cancellationReasons.get'
  | 'cancellationReasons.create'
  | 'cancellationReasons.update'
  | 'cancellationReasons.remove'
  | 'cancellationReasons.usedBy'
  | 'categories.list'
  | 'categories.get'
  | 'categories.create'
  | 'categories.update'
  | 'categories.remove'
  | 'categories.usedBy'
  | 'clientDataTypes.list'
  | 'clientDataTypes.get'
  | 'clientDataTypes.create'
  | 'clientDataTypes.update'
  | 'clientDataTypes.remove'
  | 'clientDataTypes.usedBy'
  | 'clientIntegrations.list'
  | 'clientIntegrations.get'
  | 'clientIntegrations.create'
  | 'clientIntegrations.update'
  | 'clientIntegrations.remove'
  | 'clientIntegrations.usedBy'
  | 'clientIntegrations.ofClient'
  | 'clientNotes.list'
  | 'clientNotes.get'
  | 'clientNotes.create'
  | 'clientNotes.update'
  | 'clientNotes.remove'
  | 'clientNotes.usedBy'
  | 'clientNotes.ofClient'
  | 'clientSites.list'
  | 'clientSites.get'
  | 'clientSites.create'
  | 'clientSites.update'
  | 'clientSites.remove'
  | 'clientSites.usedBy'
  | 'clientSites.ofClient'
  | 'clientTags.list'
  | 'clientTags.get'
  | 'clientTags.create'
  | 'clientTags.update'
  | 'clientTags.remove'
  | 'clientTags.usedBy'
  | 'clientUserTypes.list'
  | 'clientUserTypes.get'
  | 'clientUserTypes.create'
  | 'clientUserTypes.update'
  | 'clientUserTypes.remove'
  | 'clientUserTypes.usedBy'
  | 'competitors.list'
  | 'competitors.get'
  | 'competitors.create'
  | 'competitors.update'
  | 'competitors.remove'
  | 'competitors.usedBy'
  | 'competitors.ofClient'
  | 'contacts.list'
  | 'contacts.get'
  | 'contacts.create'
  | 'contacts.update'
  | 'contacts.remove'
  | 'contacts.usedBy'
  | 'contacts.ofClient'
  | 'coopClaims.list'
  | 'coopClaims.get'
  | 'coopClaims.create'
  | 'coopClaims.update'
  | 'coopClaims.remove'
  | 'coopClaims.usedBy'
  | 'coopClaims.ofClient'
  | 'coreVehicles.list'
  | 'coreVehicles.get'
  | 'coreVehicles.create'
  | 'coreVehicles.update'
  | 'coreVehicles.remove'
  | 'coreVehicles.usedBy'
  | 'coreVehicles.ofClient'
  | 'creativePreviews.list'
  | 'creativePreviews.get'
  | 'creativePreviews.create'
  | 'creativePreviews.update'
  | 'creativePreviews.remove'
  | 'creativePreviews.usedBy'
  | 'creativePreviews.ofClient'
  | 'credentials.list'
  | 'credentials.get'
  | 'credentials.create'
  | 'credentials.update'
  | 'credentials.remove'
  | 'credentials.usedBy'
  | 'credentials.ofClient'
  | 'croData.list'
  | 'croData.get'
  | 'croData.create'
  | 'croData.update'
  | 'croData.remove'
  | 'croData.usedBy'
  | 'croData.ofClient'
  | 'dashboardLinks.list'
  | 'dashboardLinks.get'
  | 'dashboardLinks.create'
  | 'dashboardLinks.update'
  | 'dashboardLinks.remove'
  | 'dashboardLinks.usedBy'
  | 'dashboardLinks.ofClient'
  | 'deliverableActions.list'
  | 'deliverableActions.get'
  | 'deliverableActions.create'
  | 'deliverableActions.update'
  | 'deliverableActions.remove'
  | 'deliverableActions.usedBy'
  | 'deliverableCategories.list'
  | 'deliverableCategories.get'
  | 'deliverableCategories.create'
  | 'deliverableCategories.update'
  | 'deliverableCategories.remove'
  | 'deliverableCategories.usedBy'
  | 'deliverableStatuses.list'
  | 'deliverableStatuses.get'
  | 'deliverableStatuses.create'
  | 'deliverableStatuses.update'
  | 'deliverableStatuses.remove'
  | 'deliverableStatuses.usedBy'
  | 'deliverableTasks.list'
  | 'deliverableTasks.get'
  | 'deliverableTasks.create'
  | 'deliverableTasks.update'
  | 'deliverableTasks.remove'
  | 'deliverableTasks.usedBy'
  | 'deliverableTemplates.list'
  | 'deliverableTemplates.get'
  | 'deliverableTemplates.create'
  | 'deliverableTemplates.update'
  | 'deliverableTemplates.remove'
  | 'deliverableTemplates.usedBy'
  | 'deliverableTypes.list'
  | 'deliverableTypes.get'
  | 'deliverableTypes.create'
  | 'deliverableTypes.update'
  | 'deliverableTypes.remove'
  | 'deliverableTypes.usedBy'
  | 'deliverables.list'
  | 'deliverables.get'
  | 'deliverables.create'
  | 'deliverables.update'
  | 'deliverables.remove'
  | 'deliverables.usedBy'
  | 'deliverables.ofClient'
  | 'departmentUserAbilities.list'
  | 'departmentUserAbilities.get'
  | 'departmentUserAbilities.create'
  | 'departmentUserAbilities.update'
  | 'departmentUserAbilities.remove'
  | 'departmentUserAbilities.usedBy'
  | 'departmentUserTypes.list'
  | 'departmentUserTypes.get'
  | 'departmentUserTypes.create'
  | 'departmentUserTypes.update'
  | 'departmentUserTypes.remove'
  | 'departmentUserTypes.usedBy'
  | 'feeCaps.list'
  | 'feeCaps.get'
  | 'feeCaps.create'
  | 'feeCaps.update'
  | 'feeCaps.remove'
  | 'feeCaps.usedBy'
  | 'groups.list'
  | 'groups.get'
  | 'groups.create'
  | 'groups.update'
  | 'groups.remove'
  | 'groups.usedBy'
  | 'healthParts.list'
  | 'healthParts.get'
  | 'healthParts.create'
  | 'healthParts.update'
  | 'healthParts.remove'
  | 'healthParts.usedBy'
  | 'implementationNotes.list'
  | 'implementationNotes.get'
  | 'implementationNotes.create'
  | 'implementationNotes.update'
  | 'implementationNotes.remove'
  | 'implementationNotes.usedBy'
  | 'implementationNotes.ofClient'
  | 'incidentCauses.list'
  | 'incidentCauses.get'
  | 'incidentCauses.create'
  | 'incidentCauses.update'
  | 'incidentCauses.remove'
  | 'incidentCauses.usedBy'
  | 'incidents.list'
  | 'incidents.get'
  | 'incidents.create'
  | 'incidents.update'
  | 'incidents.remove'
  | 'incidents.usedBy'
  | 'incidents.ofClient'
  | 'industries.list'
  | 'industries.get'
  | 'industries.create'
  | 'industries.update'
  | 'industries.remove'
  | 'industries.usedBy'
  | 'leadBlacklist.list'
  | 'leadBlacklist.get'
  | 'leadBlacklist.create'
  | 'leadBlacklist.update'
  | 'leadBlacklist.remove'
  | 'leadBlacklist.usedBy'
  | 'leadStatuses.list'
  | 'leadStatuses.get'
  | 'leadStatuses.create'
  | 'leadStatuses.update'
  | 'leadStatuses.remove'
  | 'leadStatuses.usedBy'
  | 'leadTypes.list'
  | 'leadTypes.get'
  | 'leadTypes.create'
  | 'leadTypes.update'
  | 'leadTypes.remove'
  | 'leadTypes.usedBy'
  | 'leads.list'
  | 'leads.get'
  | 'leads.create'
  | 'leads.update'
  | 'leads.remove'
  | 'leads.usedBy'
  | 'leads.ofClient'
  | 'lostReasons.list'
  | 'lostReasons.get'
  | 'lostReasons.create'
  | 'lostReasons.update'
  | 'lostReasons.remove'
  | 'lostReasons.usedBy'
  | 'managementGroups.list'
  | 'managementGroups.get'
  | 'managementGroups.create'
  | 'managementGroups.update'
  | 'managementGroups.remove'
  | 'managementGroups.usedBy'
  | 'manufacturers.list'
  | 'manufacturers.get'
  | 'manufacturers.create'
  | 'manufacturers.update'
  | 'manufacturers.remove'
  | 'manufacturers.usedBy'
  | 'metricAlarms.list'
  | 'metricAlarms.get'
  | 'metricAlarms.create'
  | 'metricAlarms.update'
  | 'metricAlarms.remove'
  | 'metricAlarms.usedBy'
  | 'mysteryShopRequests.list'
  | 'mysteryShopRequests.get'
  | 'mysteryShopRequests.create'
  | 'mysteryShopRequests.update'
  | 'mysteryShopRequests.remove'
  | 'mysteryShopRequests.usedBy'
  | 'mysteryShopRequests.ofClient'
  | 'negativeKeywords.list'
  | 'negativeKeywords.get'
  | 'negativeKeywords.create'
  | 'negativeKeywords.update'
  | 'negativeKeywords.remove'
  | 'negativeKeywords.usedBy'
  | 'negativeKeywords.ofClient'
  | 'oemBudgets.list'
  | 'oemBudgets.get'
  | 'oemBudgets.create'
  | 'oemBudgets.update'
  | 'oemBudgets.remove'
  | 'oemBudgets.usedBy'
  | 'oemBudgets.ofClient'
  | 'oemFileColumns.list'
  | 'oemFileColumns.get'
  | 'oemFileColumns.create'
  | 'oemFileColumns.update'
  | 'oemFileColumns.remove'
  | 'oemFileColumns.usedBy'
  | 'oemFunds.list'
  | 'oemFunds.get'
  | 'oemFunds.create'
  | 'oemFunds.update'
  | 'oemFunds.remove'
  | 'oemFunds.usedBy'
  | 'oemNameParts.list'
  | 'oemNameParts.get'
  | 'oemNameParts.create'
  | 'oemNameParts.update'
  | 'oemNameParts.remove'
  | 'oemNameParts.usedBy'
  | 'oemPrograms.list'
  | 'oemPrograms.get'
  | 'oemPrograms.create'
  | 'oemPrograms.update'
  | 'oemPrograms.remove'
  | 'oemPrograms.usedBy'
  | 'oemStores.list'
  | 'oemStores.get'
  | 'oemStores.create'
  | 'oemStores.update'
  | 'oemStores.remove'
  | 'oemStores.usedBy'
  | 'oemStores.ofClient'
  | 'oemTeamMembers.list'
  | 'oemTeamMembers.get'
  | 'oemTeamMembers.create'
  | 'oemTeamMembers.update'
  | 'oemTeamMembers.remove'
  | 'oemTeamMembers.usedBy'
  | 'oemWaivers.list'
  | 'oemWaivers.get'
  | 'oemWaivers.create'
  | 'oemWaivers.update'
  | 'oemWaivers.remove'
  | 'oemWaivers.usedBy'
  | 'oemWaivers.ofClient'
  | 'onboardingTaskCategories.list'
  | 'onboardingTaskCategories.get'
  | 'onboardingTaskCategories.create'
  | 'onboardingTaskCategories.update'
  | 'onboardingTaskCategories.remove'
  | 'onboardingTaskCategories.usedBy'
  | 'onboardingTaskTemplates.list'
  | 'onboardingTaskTemplates.get'
  | 'onboardingTaskTemplates.create'
  | 'onboardingTaskTemplates.update'
  | 'onboardingTaskTemplates.remove'
  | 'onboardingTaskTemplates.usedBy'
  | 'onboardingTasks.list'
  | 'onboardingTasks.get'
  | 'onboardingTasks.create'
  | 'onboardingTasks.update'
  | 'onboardingTasks.remove'
  | 'onboardingTasks.usedBy'
  | 'onboardingTasks.ofClient'
  | 'opportunities.list'
  | 'opportunities.get'
  | 'opportunities.create'
  | 'opportunities.update'
  | 'opportunities.remove'
  | 'opportunities.usedBy'
  | 'opportunityStages.list'
  | 'opportunityStages.get'
  | 'opportunityStages.create'
  | 'opportunityStages.update'
  | 'opportunityStages.remove'
  | 'opportunityStages.usedBy'
  | 'overwatchAlarms.list'
  | 'overwatchAlarms.get'
  | 'overwatchAlarms.create'
  | 'overwatchAlarms.update'
  | 'overwatchAlarms.remove'
  | 'overwatchAlarms.usedBy'
  | 'parentOrganizations.list'
  | 'parentOrganizations.get'
  | 'parentOrganizations.create'
  | 'parentOrganizations.update'
  | 'parentOrganizations.remove'
  | 'parentOrganizations.usedBy'
  | 'partnerClients.list'
  | 'partnerClients.get'
  | 'partnerClients.create'
  | 'partnerClients.update'
  | 'partnerClients.remove'
  | 'partnerClients.usedBy'
  | 'partnerClients.ofClient'
  | 'partners.list'
  | 'partners.get'
  | 'partners.create'
  | 'partners.update'
  | 'partners.remove'
  | 'partners.usedBy'
  | 'priorityWatchlist.list'
  | 'priorityWatchlist.get'
  | 'priorityWatchlist.create'
  | 'priorityWatchlist.update'
  | 'priorityWatchlist.remove'
  | 'priorityWatchlist.usedBy'
  | 'priorityWatchlist.ofClient'
  | 'profitCenters.list'
  | 'profitCenters.get'
  | 'profitCenters.create'
  | 'profitCenters.update'
  | 'profitCenters.remove'
  | 'profitCenters.usedBy'
  | 'regions.list'
  | 'regions.get'
  | 'regions.create'
  | 'regions.update'
  | 'regions.remove'
  | 'regions.usedBy'
  | 'resourceCategories.list'
  | 'resourceCategories.get'
  | 'resourceCategories.create'
  | 'resourceCategories.update'
  | 'resourceCategories.remove'
  | 'resourceCategories.usedBy'
  | 'resourceLinks.list'
  | 'resourceLinks.get'
  | 'resourceLinks.create'
  | 'resourceLinks.update'
  | 'resourceLinks.remove'
  | 'resourceLinks.usedBy'
  | 'saleTypes.list'
  | 'saleTypes.get'
  | 'saleTypes.create'
  | 'saleTypes.update'
  | 'saleTypes.remove'
  | 'saleTypes.usedBy'
  | 'sales.list'
  | 'sales.get'
  | 'sales.create'
  | 'sales.update'
  | 'sales.remove'
  | 'sales.usedBy'
  | 'sales.ofClient'
  | 'scripts.list'
  | 'scripts.get'
  | 'scripts.create'
  | 'scripts.update'
  | 'scripts.remove'
  | 'scripts.usedBy'
  | 'scripts.ofClient'
  | 'searchPlans.list'
  | 'searchPlans.get'
  | 'searchPlans.create'
  | 'searchPlans.update'
  | 'searchPlans.remove'
  | 'searchPlans.usedBy'
  | 'searchPlans.ofClient'
  | 'serviceGroups.list'
  | 'serviceGroups.get'
  | 'serviceGroups.create'
  | 'serviceGroups.update'
  | 'serviceGroups.remove'
  | 'serviceGroups.usedBy'
  | 'services.list'
  | 'services.get'
  | 'services.create'
  | 'services.update'
  | 'services.remove'
  | 'services.usedBy'
  | 'spendDataSources.list'
  | 'spendDataSources.get'
  | 'spendDataSources.create'
  | 'spendDataSources.update'
  | 'spendDataSources.remove'
  | 'spendDataSources.usedBy'
  | 'strategies.list'
  | 'strategies.get'
  | 'strategies.create'
  | 'strategies.update'
  | 'strategies.remove'
  | 'strategies.usedBy'
  | 'strategies.ofClient'
  | 'tactics.list'
  | 'tactics.get'
  | 'tactics.create'
  | 'tactics.update'
  | 'tactics.remove'
  | 'tactics.usedBy'
  | 'taskStatuses.list'
  | 'taskStatuses.get'
  | 'taskStatuses.create'
  | 'taskStatuses.update'
  | 'taskStatuses.remove'
  | 'taskStatuses.usedBy'
  | 'taskTeams.list'
  | 'taskTeams.get'
  | 'taskTeams.create'
  | 'taskTeams.update'
  | 'taskTeams.remove'
  | 'taskTeams.usedBy'
  | 'taskTemplateFields.list'
  | 'taskTemplateFields.get'
  | 'taskTemplateFields.create'
  | 'taskTemplateFields.update'
  | 'taskTemplateFields.remove'
  | 'taskTemplateFields.usedBy'
  | 'taskTemplates.list'
  | 'taskTemplates.get'
  | 'taskTemplates.create'
  | 'taskTemplates.update'
  | 'taskTemplates.remove'
  | 'taskTemplates.usedBy'
  | 'taskTypes.list'
  | 'taskTypes.get'
  | 'taskTypes.create'
  | 'taskTypes.update'
  | 'taskTypes.remove'
  | 'taskTypes.usedBy'
  | 'userLevels.list'
  | 'userLevels.get'
  | 'userLevels.create'
  | 'userLevels.update'
  | 'userLevels.remove'
  | 'userLevels.usedBy'
  | 'vehicleFeeds.list'
  | 'vehicleFeeds.get'
  | 'vehicleFeeds.create'
  | 'vehicleFeeds.update'
  | 'vehicleFeeds.remove'
  | 'vehicleFeeds.usedBy'
  | 'vehicleFeeds.ofClient'
  | 'watchlistMeetings.list'
  | 'watchlistMeetings.get'
  | 'watchlistMeetings.create'
  | 'watchlistMeetings.update'
  | 'watchlistMeetings.remove'
  | 'watchlistMeetings.usedBy'
  | 'watchlistProposals.list'
  | 'watchlistProposals.get'
  | 'watchlistProposals.create'
  | 'watchlistProposals.update'
  | 'watchlistProposals.remove'
  | 'watchlistProposals.usedBy'
  | 'watchlistProposals.ofClient'
  | 'watchlistScales.list'
  | 'watchlistScales.get'
  | 'watchlistScales.create'
  | 'watchlistScales.update'
  | 'watchlistScales.remove'
  | 'watchlistScales.usedBy'
  | 'watchlistServices.list'
  | 'watchlistServices.get'
  | 'watchlistServices.create'
  | 'watchlistServices.update'
  | 'watchlistServices.remove'
  | 'watchlistServices.usedBy'
  | 'watchlistSteps.list'
  | 'watchlistSteps.get'
  | 'watchlistSteps.create'
  | 'watchlistSteps.update'
  | 'watchlistSteps.remove'
  | 'watchlistSteps.usedBy'
  | 'websiteMigrations.list'
  | 'websiteMigrations.get'
  | 'websiteMigrations.create'
  | 'websiteMigrations.update'
  | 'websiteMigrations.remove'
  | 'websiteMigrations.usedBy'
  | 'websiteMigrations.ofClient'
  | 'websiteProviders.list'
  | 'websiteProviders.get'
  | 'websiteProviders.create'
  | 'websiteProviders.update'
  | 'websiteProviders.remove'
  | 'websiteProviders.usedBy'
  | 'deliverables.bulkCreate'
  | 'deliverables.bulkStatus'
  | 'deliverableTasks.tick'
  | 'strategies.name'
  | 'metricAlarms.dryRun'
  | 'metricAlarms.acknowledge'
  | 'resourcePlanning.read'
  | 'resourcePlanning.apply'
  | 'opportunities.board'
  | 'opportunities.move'
  | 'opportunities.timeline'
  | 'opportunities.addNote'
  | 'opportunities.duplicates'
  | 'opportunities.merge'
  | 'leadBlacklist.test'
  | 'croData.save'
  | 'onboarding.board'
  | 'onboarding.checklist'
  | 'onboarding.tick'
  | 'onboarding.start'
  | 'onboarding.refresh'
  | 'watchlistProposals.take'
  | 'arrivedLeads.receive'
  | 'arrivedLeads.ofClient'
  | 'leadKeys.ofClient'
  | 'leadKeys.create'
  | 'leadKeys.revoke'
  | 'support.list'
  | 'support.get'
  | 'support.file'
  | 'support.create'
  | 'support.comment'
  | 'support.reopen'
  | 'chats.assistant'
  | 'chats.list'
  | 'chats.get'
  | 'chats.setTitle'
  | 'chats.send'
  | 'tasks.tool'
  | 'tasks.enter'
  | 'tasks.mine'
  | 'tasks.statusesOf'
  | 'tasks.list'
  | 'tasks.get'
  | 'tasks.create'
  | 'tasks.bulkCreate'
  | 'tasks.assign'
  | 'tasks.update'
  | 'tasks.teams'
  | 'tasks.statuses'
  | 'tasks.templates'
  | 'tasks.templateFields'
  | 'tasks.ownTemplates'
  | 'tasks.activities'
  | 'tasks.people'
  | 'team.members'
  | 'team.clients'
  | 'calendar.events'
  | 'calendar.connection'
  | 'calendar.connect'
  | 'calendar.connected'
  | 'calendar.disconnect'
  | 'users.list'
  | 'users.get'
  | 'users.create'
  | 'users.update'
  | 'users.sendPasswordLink'
  | 'users.setAvatar'
  | 'users.removeAvatar'
  | 'users.avatar'
  | 'users.additionalSupportClients'
  | 'users.setClients'
  | 'clients.assignTeamMembers'
  | 'clients.removeTeamMembers'
  | 'users.byEmail'
  | 'users.byIds'
  | 'users.many'
  | 'users.manyByEmail'
  | 'users.nameByEmail'
  | 'users.alarmWays'
  | 'users.chooseAlarmWays'
  | 'users.checkPermissions'
  | 'users.generateToken'
  | 'roles.list'
  | 'roles.get'
  | 'userTypes.list'
  | 'reports.usageLogs'
  | 'reports.usageLogsFile'
  | 'reports.assessmentAnswers'
  | 'reports.assessmentAnswersFile'
  | 'reports.feedChanges'
  | 'reports.feedChangesFile'
  | 'reports.feedVehicles'
  | 'reports.feedVehiclesFile'
  | 'reports.clientSalesIncentives'
  | 'reports.clientSalesIncentivesFile'
  | 'reports.clientAccounts'
  | 'reports.clientAccountsFile'
  | 'reports.seoAchievements'
  | 'reports.seoAchievementsFile'
  | 'reports.yoyPerformance'
  | 'reports.yoyPerformanceFile'
  | 'reports.annualView'
  | 'reports.annualViewFile'
  | 'reports.budgetComparison'
  | 'reports.budgetComparisonFile'
  | 'reports.cancellationGroups'
  | 'reports.cancellationGroupsFile'
  | 'reports.cancellationMonths'
  | 'reports.cancellationMonthsFile'
  | 'reports.cancellations'
  | 'reports.cancellationsFile'
  | 'reports.clientView'
  | 'reports.clientViewFile'
  | 'reports.historicalBudgets'
  | 'reports.historicalBudgetsFile'
  | 'reports.quickView'
  | 'reports.quickViewFile'
  | 'reports.tagsWithServices'
  | 'reports.tagsWithServicesFile'
  | 'reports.coopMonths'
  | 'reports.coopMonthsFile'
  | 'reports.payments'
  | 'reports.paymentsFile'
  | 'reports.rollover'
  | 'reports.rolloverFile'
  | 'reports.serviceUtilization'
  | 'reports.serviceUtilizationFile'
  | 'reports.emailAnalytics'
  | 'reports.emailAnalyticsFile'
  | 'reports.coopClaims'
  | 'reports.coopClaimsFile'
  | 'reports.vehicleSpend'
  | 'reports.vehicleSpendFile'
  | 'reports.oemAuditHistory'
  | 'reports.oemAuditHistoryFile'
  | 'reports.oemAudit'
  | 'reports.oemAuditFile'
  | 'reports.oemBilling'
  | 'reports.oemBillingFile'
  | 'reports.oemBudgets'
  | 'reports.oemBudgetsFile'
  | 'reports.oemCampaigns'
  | 'reports.oemCampaignsFile'
  | 'reports.oemFundMonths'
  | 'reports.oemFundMonthsFile'
  | 'reports.oemSpend'
  | 'reports.oemSpendFile'
  | 'reports.oemTracker'
  | 'reports.oemTrackerFile'
  | 'reports.amReportCard'
  | 'reports.amReportCardFile'
  | 'reports.bandwidthAccountManagement'
  | 'reports.bandwidthAccountManagementFile'
  | 'reports.bandwidthPremium'
  | 'reports.bandwidthPremiumFile'
  | 'reports.bandwidthSeo'
  | 'reports.bandwidthSeoFile'
  | 'reports.bandwidthSocial'
  | 'reports.bandwidthSocialFile'
  | 'reports.bandwidthSem'
  | 'reports.bandwidthSemFile'
  | 'reports.clientLogin'
  | 'reports.clientLoginFile'
  | 'reports.reportsGiven'
  | 'reports.reportsGivenFile'
  | 'reports.incidentsByCause'
  | 'reports.incidentsByCauseFile'
  | 'reports.managementReport'
  | 'reports.managementReportFile'
  | 'reports.managementChannels'
  | 'reports.managementChannelsFile'
  | 'reports.managementWatchlist'
  | 'reports.managementWatchlistFile'
  | 'reports.metricAlarmRings'
  | 'reports.metricAlarmRingsFile'
  | 'reports.onboarded'
  | 'reports.onboardedFile'
  | 'reports.semBudgetRecommendations'
  | 'reports.semBudgetRecommendationsFile'
  | 'reports.semConfiguration'
  | 'reports.semConfigurationFile'
  | 'reports.seoStrategyDeliverables'
  | 'reports.seoStrategyDeliverablesFile'
  | 'reports.aiUsage'
  | 'reports.aiUsageFile'
  | 'reports.conversioniqInsights'
  | 'reports.conversioniqInsightsFile'
  | 'reports.conversioniqVisitors'
  | 'reports.conversioniqVisitorsFile'
  | 'reports.googleBusinessProfile'
  | 'reports.googleBusinessProfileFile'
  | 'reports.businessReviews'
  | 'reports.businessReviewsFile'
  | 'reports.inventoryAds'
  | 'reports.inventoryAdsFile'
  | 'reports.localServiceAds'
  | 'reports.localServiceAdsFile'
  | 'reports.callsByTracker'
  | 'reports.callsByTrackerFile'
  | 'reports.location'
  | 'reports.locationFile'
  | 'reports.locationCities'
  | 'reports.locationCitiesFile'
  | 'reports.programmaticAudioInsights'
  | 'reports.programmaticAudioInsightsFile'
  | 'reports.audioPublishers'
  | 'reports.audioPublishersFile'
  | 'reports.programmaticInsightsV2'
  | 'reports.programmaticInsightsV2File'
  | 'reports.programmaticAudiences'
  | 'reports.programmaticAudiencesFile'
  | 'reports.programmaticGeography'
  | 'reports.programmaticGeographyFile'
  | 'reports.programmaticHours'
  | 'reports.programmaticHoursFile'
  | 'reports.programmaticInsights'
  | 'reports.programmaticInsightsFile'
  | 'reports.programmaticPlacements'
  | 'reports.programmaticPlacementsFile'
  | 'reports.seoDivision'
  | 'reports.seoDivisionFile'
  | 'reports.seoPages'
  | 'reports.seoPagesFile'
  | 'reports.seoWork'
  | 'reports.seoWorkFile'
  | 'reports.clientInsights'
  | 'reports.clientInsightsFile'
  | 'reports.insightCampaigns'
  | 'reports.insightCampaignsFile'
  | 'reports.insightVisits'
  | 'reports.insightVisitsFile'
  | 'reports.insightPlacements'
  | 'reports.insightPlacementsFile'
  | 'reports.connectedTvInsights'
  | 'reports.connectedTvInsightsFile'
  | 'reports.connectedTvPlacements'
  | 'reports.connectedTvPlacementsFile'
  | 'reports.monthly'
  | 'reports.monthlyFile'
  | 'reports.monthlyChannels'
  | 'reports.monthlyChannelsFile'
  | 'reports.pacingReport'
  | 'reports.pacingReportFile'
  | 'reports.reconciliation'
  | 'reports.reconciliationFile'
  | 'reports.croDashboard'
  | 'reports.croDashboardFile'
  | 'reports.croSources'
  | 'reports.croSourcesFile'
  | 'reports.groupReport'
  | 'reports.groupReportFile'
  | 'reports.overviewDashboard'
  | 'reports.overviewDashboardFile'
  | 'reports.overviewChannels'
  | 'reports.overviewChannelsFile'
  | 'reports.paidParts'
  | 'reports.paidPartsFile'
  | 'reports.paidSearchPerformance'
  | 'reports.paidSearchPerformanceFile'
  | 'reports.seoPerformance'
  | 'reports.seoPerformanceFile'
  | 'reports.seoPerformanceQueries'
  | 'reports.seoPerformanceQueriesFile'
  | 'reports.seoPerformancePages'
  | 'reports.seoPerformancePagesFile'
  | 'reports.seoPerformanceAchievements'
  | 'reports.seoPerformanceAchievementsFile'
  | 'reports.socialPerformance'
  | 'reports.socialPerformanceFile'
  | 'reports.websitePerformance'
  | 'reports.websitePerformanceFile'
  | 'reports.websiteVisits'
  | 'reports.websiteVisitsFile'
  | 'reports.websiteEvents'
  | 'reports.websiteEventsFile'
  | 'reports.clientSales'
  | 'reports.clientSalesFile'
  | 'reports.leadsReport'
  | 'reports.leadsReportFile'
  | 'reports.partnerCommission'
  | 'reports.partnerCommissionFile'
  | 'reports.callsBySource'
  | 'reports.callsBySourceFile'
  | 'reports.ga4Events'
  | 'reports.ga4EventsFile'
  | 'reports.ga4Leads'
  | 'reports.ga4LeadsFile'
  | 'reports.seoLandingPages'
  | 'reports.seoLandingPagesFile'
  | 'reports.siteContacts'
  | 'reports.siteContactsFile'
  | 'reports.siteIntelligence'
  | 'reports.siteIntelligenceFile'
  | 'reports.siteSources'
  | 'reports.siteSourcesFile'
  | 'reports.siteHours'
  | 'reports.siteHoursFile'
  | 'reports.siteBeforeLead'
  | 'reports.siteBeforeLeadFile'
  | 'reports.clientActivities'
  | 'reports.clientActivitiesFile'
  | 'reports.managerTasks'
  | 'reports.managerTasksFile'
  | 'reports.crmDataFix'
  | 'reports.crmDataFixFile'
  | 'reports.overwatch'
  | 'reports.overwatchFile'
  | 'departments.list'
  | 'departments.get'
  | 'departments.create'
  | 'departments.update'
  | 'departments.remove'
  | 'departments.assignUser'
  | 'departments.removeUser'
  | 'departments.byNames'
  | 'tenants.settings'
  | 'tenants.setSetting'
  | 'tenants.carousel'
  | 'tenants.addSlide'
  | 'tenants.updateSlide'
  | 'tenants.removeSlide'
  | 'tenants.googleBegin'
  | 'tenants.googleCallback'
  | 'tenants.googleVerify'
  | 'terms.read'
  | 'terms.versions'
  | 'terms.publish'

/** What a browser knows of each call; the table and the names above are made of the same calls. */
export const facts = readFacts(`tenants
 byHost POST ~/{subdomain}
 authentication GET ~/auth/{tenantId}
 settings GET ~/settings
 setSetting POST ~/settings writes
 carousel GET ~/carousel
 addSlide POST ~/carousel writes multipart
 updateSlide PUT ~/carousel/{id} writes
 removeSlide DELETE ~/carousel/{id} writes
 googleBegin POST ~/auth/{id}/google/begin
 googleCallback GET ~/auth/{id}/google/callback
 googleVerify POST ~/auth/{id}/google/verify
users
 signIn POST ~/signIn
 refresh POST ~/refresh
 signOut POST ~/signOut
 signInWithUserImpersonation POST ~/signInWithUserImpersonation
 toImpersonate GET ~/to-impersonate
 signInAsClient POST ~/signInAsClient
 stopActing POST ~/stopActing
 current GET ~/me
 active GET ~/active
 clients GET /user/{id}/my-clients/
 requestPasswordReset POST ~/reset-password
 verifyResetToken POST ~/verify-reset-token
 updatePassword POST ~/update-password
 signInWith2FA POST ~/signInWith2FA
 sendRecovery2FACode POST ~/sendRecovery2FACode
 ownTwoFactor GET ~/me/two-factor
 createRecoveryCodes POST ~/me/recovery-codes
 begin2FA POST ~/begin2FA
 set2FA POST ~/set2FA writes
 enable2FA POST ~/{id}/enable2FA writes
 disable2FA POST ~/{id}/disable2FA writes
 reset2FA POST ~/{id}/reset2FA writes
 add2FAToUsers POST ~/add2FAToUsers writes
 twoFactorStates GET ~/two-factor
 passkeys GET ~/me/passkeys
 beginPasskey POST ~/me/passkeys/begin
 addPasskey POST ~/me/passkeys writes
 removePasskey DELETE ~/me/passkeys/{id} writes
 beginPasskeySignIn POST ~/passkey/begin
 signInWithPasskey POST ~/passkey
 sessions GET ~/{id}/sessions
 endSession DELETE ~/{id}/sessions/{sessionId} writes
 endSessions DELETE ~/{id}/sessions writes
 blockedIps GET ~/blockedIps
 unblockIp DELETE ~/blockedIps/{id} writes
 activities GET /user/{id}/activities
 list GET ~
 get GET ~/{id}
 create POST ~ writes
 update PUT ~/{id} writes
 sendPasswordLink POST ~/{id}/send-password-link writes
 setAvatar POST ~/{id}/avatar writes multipart
 removeAvatar DELETE ~/{id}/avatar writes
 avatar GET /uploads/users/avatar/{userId}/{avatar} file
 additionalSupportClients GET /user/{id}/additional-support-clients
 setClients PUT ~/{id}/clients writes
 byEmail GET ~/getUserByEmail
 byIds POST ~/getByIds
 many POST ~/getManyUsers
 manyByEmail POST ~/getUsersByEmail
 nameByEmail POST ~/getUsernameByEmail
 alarmWays GET ~/me/alarm-ways
 chooseAlarmWays PUT ~/me/alarm-ways writes
 checkPermissions POST ~/checkPermissions
 generateToken POST ~/{id}/generateToken
usage
 track POST /usage-tracking writes
apiKeys
 list GET ~
 scopes GET ~/scopes
 create POST ~ writes
 createForReport POST ~/reports writes
 revoke POST ~/{id}/revoke writes
reportData
 read GET ~ file
scheduledUserTerminations
 list GET ~
 get GET ~/{id}
 create POST ~ writes
 update PUT ~/{id} writes
 remove DELETE ~/{id} writes
callRail
 account GET /callrail
 reading GET /callrail/read
 read POST /callrail/read writes
keywords
 ideas POST ~/ideas
redirects
 overview GET /website-migrations/{id}/redirects/overview
 all GET ~
 list GET /website-migrations/{id}/redirects
 days GET /website-migrations/{id}/redirects/days
 replace PUT /website-migrations/{id}/redirects writes
 check POST /website-migrations/{id}/redirects/check writes
siteEvents
 receive POST /iq root
siteContacts
 get GET ~/{id}
geoiq
 area GET ~/area/{clientId}
mail
 list GET /notifications/email
 stats GET /notifications/email/stats
 categoryStats GET /notifications/email/category-stats
 coffeeReport GET /notifications/email/coffee-report
 byCategory GET /notifications/email/get-by-category
 search POST /notifications/email/search
 get GET /notifications/email/{id}
 attachments GET /notifications/email/{id}/attachments
 queue POST /notifications/email/{id}/queue writes
 settings GET /notifications/email-settings
 setSettings PUT /notifications/email-settings writes
 sendInternal POST /notifications/email-internal writes
mailEvents
 receive POST /webhook/mail-events root writes
 receiveSes POST /webhook/mail-events/ses root writes
privacy
 find POST ~/find
 file POST ~/file writes
 erase POST ~/erase writes
retention
 list GET ~
 preview GET ~/{kind}/preview
 set PUT ~/{kind} writes
notifications
 list GET ~
 read POST ~/read writes
embed
 createSession POST ~/sessions
 createCode POST ~/codes
 refreshSession POST ~/sessions/refresh
 endSession POST ~/sessions/end
 check POST ~/check
 origins GET ~/origins
 addOrigin POST ~/origins writes
 removeOrigin DELETE ~/origins/{id} writes
 hostKeys GET ~/host-keys
 addHostKey POST ~/host-keys writes
 revokeHostKey POST ~/host-keys/{id}/revoke writes
adPreviews
 *
 setPicture POST ~/{id}/picture writes multipart
 shown GET /shared-ad-previews/{shareNumber}
 ofClient GET ^
creativePreviews
 * /programmatic-insights-previews
 setFile POST /programmatic-insights-previews/{id}/file writes multipart
 shown GET /shared-creative-previews/{shareNumber} file
 ofClient GET /clients/{id}/programmatic-insights-previews
clients
 list GET ~
 simpleList GET ~/list/simple
 alike GET ~/alike
 create POST ~ writes
 get GET ~/{id}
 update PUT ~/{id} writes
 setLogo POST ~/{id}/logo writes multipart
 removeLogo DELETE ~/{id}/logo writes
 withBudgets POST ~/getAllClientsWithBudgets
 profiles GET ~/{id}/profiles
 team GET ~/{id}/team
 users GET ~/{id}/users
 groupStores GET ~/{id}/group-stores
 managers GET ~/managers
 many POST ~/getManyClients
 leaving GET ~/{id}/leaving
 cancelNow PUT ~/{id}/cancelNow writes
 endBudgets PUT ~/{id}/endBudgets writes
 header GET /client-headers/{id}
 sectionBudgets POST ~/section-budgets
 mtdPacingTotals POST ~/mtd-pacing-totals
 splitPaces GET ~/{id}/split-paces
 assignTeamMembers POST ~/assignTeamMembers writes
 removeTeamMembers POST ~/removeTeamMembers writes
contacts
 *
 stores GET ~/{id}/stores
 addStore POST ~/{id}/stores writes
 separate POST ~/{id}/separate writes
 duplicates GET ~/duplicates
 alike GET ~/alike
 apart POST ~/{id}/apart writes
 merged GET ~/merged
 unmerge POST ~/{id}/unmerge writes
 merge POST ~/{id}/merge writes
 previewFile POST ~/file/preview
 takeFile POST ~/file writes
 ofClient GET ^
clientData
 ofClient GET ^
 settings GET /clients/{id}/settings
 setDefaultValue POST /clients/{id}/setDefaultValue writes
 save PUT ^ writes
clientTags
 *
 assign POST ~/assign writes
 unassign POST ~/unassign writes
 bulk POST ~/bulk writes
credentials
 *
 reveal POST ~/{id}/reveal writes
 code POST ~/{id}/code writes
 history GET ~/{id}/history
 ofClient GET ^
clientAudits
 run POST /clients/audits/run writes
vehicleFeeds
 *
 read POST ~/{id}/read writes
 putIn POST ~/{id}/file writes multipart
 open POST ~/{id}/addresses writes
 close DELETE ~/{id}/addresses writes
 fetch GET /inventory/{key}/{platform} root file
 ofClient GET ^
overrideFiles
 list POST /override-file/getByAttachableType
 upload POST /override-file/uploadAsset writes multipart
 preview GET /override-file/{id}/preview
 apply POST /override-file/{id}/apply writes
 takeBack POST /override-file/{id}/take-back writes
 remove DELETE /override-file/{id} writes
assessments
 *
 begin POST ^/begin writes
 sheet GET ~/{id}/sheet
 answer PUT ~/{id}/sheet writes
 ofClient GET ^
customerLists
 ofClient GET ^
 create POST ^ writes
 file POST ~/{id}/files/{platform} writes
 remove DELETE ~/{id} writes
clientIntegrations
 *
 states GET /clients/{id}/integration-states
 ofClient GET ^
salesIncentives
 list GET ~
 get GET ~/{id}
 create POST ~ writes multipart
 update POST ~/{id} writes multipart
 remove DELETE ~/{id} writes
 duplicate POST ~/{id}/duplicate writes
achievements
 *
 approve POST ~/{id}/approve writes
 reject POST ~/{id}/reject writes
 ofClient GET ^
yearOverYear
 leads GET /clients/yoy/leads
 internetLeads GET /clients/yoy/internet-leads
 setAppointments GET /clients/yoy/set-appointments
 shownAppointments GET /clients/yoy/shown-appointments
 soldAppointments GET /clients/yoy/sold-appointments
 sales GET /clients/yoy/sales
teamChanges
 preview POST /clients/team-changes/preview
 make POST /clients/team-changes writes
coopHub
 get GET /co-op-hub
coopClaims
 * /co-op-claims
 proof GET /co-op-claims/{id}/proof
 package GET /co-op-claims/{id}/package file
 picturePages POST /co-op-claims/{id}/pictures writes
 plan GET /co-op-claims/months
 make POST /co-op-claims/months writes
 ofClient GET /clients/{id}/co-op-claims
coopProof
 ofClient GET /co-op-proof
coopDocuments
 list GET /co-op-documents
 create POST /co-op-documents writes multipart
 update PUT /co-op-documents/{id} writes multipart
 renewAddress POST /co-op-documents/{id}/renew-address writes
 remove DELETE /co-op-documents/{id} writes
 shared GET /shared/coop-files/{publicId}
oemSchemes
 get GET /oem/schemes
oemHub
 get GET /oem/hub
oemFiles
 list GET /oem/files
 make POST /oem/files writes
 content GET /oem/files/{id}/content file
oemSheets
 current GET /oem/sheets/current file
 list GET /oem/sheets
 get GET /oem/sheets/{id}
 check POST /oem/sheets writes multipart
 apply POST /oem/sheets/{id}/apply writes
 undo POST /oem/sheets/{id}/undo writes
audit
 list GET /audit-log
feeServices
 list GET /feeServices
budgetTags
 list GET ~
budgets
 active GET /reports/activeBudgets
 inactive GET /reports/inactiveBudgets
 downloadActive POST /reports/activeBudgets spreadsheet
 downloadInactive POST /reports/inactiveBudgets spreadsheet
 get GET ~/{id}
 create POST ~ writes
 createWithFees POST ~/createBudgetWithFees writes
 updateWithFees PUT ~/{id}/updateBudgetWithFees writes
 removeWithFees DELETE ~/{id}/deleteBudgetWithFees writes
 endingsToTell POST ~/checkIfBudgetsShouldBeNotified
 tellEndings POST ~/notifyServiceCancellation writes
 ofClient GET ^
 ofClientList GET /clients/{id}/client-budgets
 activeOfClient GET ^/active
budgetChanges
 forUser GET /budget_changes/forUser/{id}
 confirm POST /budget_changes writes
budgetPlans
 ofClient GET /clients/{id}/budget-plan
 save POST /clients/{id}/budget-plan writes
sectionBudgetChanges
 forUser GET /section_budget_changes/forUser/{id}
 confirm POST /section_budget_changes writes
budgetIncreases
 list GET ~
 ofClient GET ^
 request POST ^ writes
 decide PUT ~/{id} writes
 withdraw DELETE ~/{id} writes
allocations
 overview GET ~
 list GET ~/{kind}
 set PUT ~/{kind} writes
sectionSpendNotes
 list GET ~
 ofMonth GET ^/{sectionId}/{month}
 get GET ~/{id}
 create POST ~ writes
 update PUT ~/{id} writes
 remove DELETE ~/{id} writes
adminHelpers
 run POST ~/{name} writes
agreements
 list GET ~
 ofClient GET ^
 toSign GET /agreements-to-sign
 get GET ~/{slug}
 create POST ~ writes
 update PUT ~/{id} writes
 send POST ~/{id}/send writes
 sign POST ~/{id}/sign writes
 decline POST ~/{id}/decline writes
 countersign POST ~/{id}/countersign writes
 renew POST ~/{id}/renew writes
 createBudgets POST ~/{id}/budgets writes
 pdf GET ~/{slug}/pdf file
agreementQuestionnaires
 list GET ~
 get GET ~/{id}
 create POST ~ writes
 save PUT ~/{id} writes
activities
 ofClient GET ^
 ofClientPaged GET /clients/{id}/paginated-activities
 ofUser GET ~/user-activities/{userId}
 get GET ~/{id}
 create POST ~ writes multipart
 update POST ~/update writes multipart
 remove DELETE ~/{id} writes
activityReports
 userPerformance GET /activityReports/userPerformance
 clientReport GET /activityReports/clientReport
 previewMail POST /activityReports/preview-activity-email
 sendMail POST /activityReports/send-activity-email writes multipart
assets
 upload POST ~/upload writes multipart
 uploadFromEditor POST ~/upload/editor writes multipart
 remove DELETE ~/{id} writes
 open GET ~/{id}
 serve GET /files/{publicId}/{name} file
 facebookAds POST ~/facebook/ads
drafts
 get GET ~
 save POST ~ writes multipart
 remove DELETE ~ writes
pacingNotes
 ofClient GET ^
 ofMonth GET ~
 create POST ~ writes
forms
 list GET ~
 get GET ~/{id}
 create POST ~ writes
 update PUT ~/{id} writes
 remove DELETE ~/{id} writes
 answers GET ~/{id}/answers
 removeAnswer DELETE /form-answers/{id} writes
 open GET /public-forms/{publicId}
 putFile POST /public-forms/{publicId}/files writes multipart as=files
 answer POST /public-forms/{publicId}/answers writes
 people GET ~/{id}/people
 offered POST ~/{id}/people/offered
 ask POST ~/{id}/people writes
 unask DELETE /form-links/{id} writes
 mine GET /my-forms
guestAccesses
 list GET ~
 create POST ~ writes
 renewLink POST ~/{id}/link writes
 answer POST ~/requests/{id}/link writes
 remove DELETE ~/{id} writes
 verify POST ~/verify
 request POST ~/request
 current GET ~/current
integrations
 list GET ~
 try POST ~/{key}/try
 figures GET ~/figures
interactions
 get GET ~/{id}
 ofClient GET ~/by-client/{id}
 byClients POST ~/by-clients
 byIds POST ~/by-ids
 byUsers POST ~/by-users
 activityReport GET ~/activity-report
 userPerformanceReport GET ~/user-performance-report
 create POST ~ writes multipart
 update POST ~/{id} writes multipart
 remove DELETE ~/{id} writes
 dataFix GET ~/{id}/data-fix
 move POST ~/{id}/move writes
 leave POST ~/{id}/leave writes
interactionTypes
 list GET ~
 create POST ~ writes
 update PUT ~/{id} writes
 remove DELETE ~/{id} writes
interactionCustomFields
 list GET ~
 create POST ~ writes
 update PUT ~/{id} writes
 remove DELETE ~/{id} writes
primaryGoals
 create POST ^ writes
 update PUT ~/{id} writes
 ofClient GET ^
 list GET ~
imports
 start POST ~ writes multipart
 get GET ~/{id}
 list GET ~
 setColumns PUT ~/{id}/columns writes
 apply POST ~/{id}/apply writes
 cancel POST ~/{id}/cancel writes
 operatorSession POST ~/operator-session writes
clientHealth
 get GET /clients/{id}/health
 compute POST /clients/{id}/health writes
dashboards
 accountManager POST ~/account-manager
 sem POST ~/sem
 social POST ~/social
 socialSegmented POST ~/social-segmented
 programmaticDisplay POST ~/programmatic-display
 programmaticVideo POST ~/programmatic-video
 seo POST ~/seo
 visits POST ~/visits
 ctv POST ~/ctv
 dv POST ~/dv
 monthly POST ~/monthly-report
 platforms POST ~/platforms
metrics
 campaigns GET ~/campaigns
performanceNotes
 list GET ~
 summary GET /webhook/{id} root
errors
 report POST /error-reports
exports
 start POST ~ writes
 list GET ~
 cancel POST ~/{id}/cancel writes
 dismiss DELETE ~/{id} writes
reportSchedules
 list GET ~
 create POST ~ writes
 people GET ~/people
 change PATCH ~/{id} writes
 preview POST ~/preview
 test POST ~/test writes
 deliveries GET ~/{id}/deliveries
 setActive PUT ~/{id} writes
 send POST ~/{id}/send writes
 remove DELETE ~/{id} writes
reportPushes
 reports GET ~/reports
 list GET ~
 count POST ~/count
 create POST ~ writes
 cancel POST ~/{id}/cancel writes
 sendNow POST ~/{id}/send writes
savedViews
 list GET ~
 create POST ~ writes
 update PUT ~/{id} writes
 remove DELETE ~/{id} writes
 setDefault PUT ~/default writes
written
 get GET ~
 keep PUT ~ writes
 remove DELETE ~ writes
webhooks
 list GET ~
 create POST ~ writes
 update PUT ~/{id} writes
 remove DELETE ~/{id} writes
 newSecret POST ~/{id}/secret writes
 test POST ~/{id}/test writes
 deliveries GET ~/{id}/deliveries
 delivery GET /webhook-deliveries/{id}
 replay POST /webhook-deliveries/{id}/replay writes
apps
 links GET ~/links
resources
 mine GET /my-resources
 putFile POST /resource-files writes multipart
settings
 changed GET ~/changed
invoicing
 list GET ~
 run POST ~ writes
 move PUT ~ writes
 get GET ~/{id}
 edit PUT ~/{id} writes
 pdf GET ~/{id}/pdf file
 pay POST ~/{id}/payments writes
 unpay DELETE ~/{id}/payments/{paymentId} writes
 close POST ~/close writes
 reopen POST ~/reopen writes
 export POST ~/exports writes
 exports GET ~/exports
 exportFile GET ~/exports/{id}/file file
 settings GET ~/settings
 setSettings PUT ~/settings writes
 accounts GET ~/accounts
 setAccount PUT ~/accounts/{kind}/{id} writes
 ofClient GET /clients/{id}/invoices
 billing GET /clients/{id}/billing
 setBilling PUT /clients/{id}/billing writes
proofs
 list GET ~
 get GET ~/{id}
 create POST ~ writes multipart as=file
 update POST ~/{id} writes multipart as=file
 remove DELETE ~/{id} writes
 pin POST ~/{id}/pins writes
 resolve POST /proof-pins/{id}/resolve writes
 decide POST ~/{id}/decision writes
 open GET /public-proofs/{publicId}
 guestPin POST /public-proofs/{publicId}/pins writes
 guestDecide POST /public-proofs/{publicId}/decision writes
activityTypes
 *
agreementTemplateQuestions
 *
agreementTemplateServices
 *
agreementTemplates
 *
appointmentTypes
 *
appointments
 *
 ofClient GET ^
assessmentQuestions
 *
auditChecks
 *
auditFindings
 *
 ofClient GET ^
bandwidthCapacities
 *
cancellationReasons
 *
categories
 *
clientDataTypes
 *
clientNotes
 *
 ofClient GET ^
clientSites
 *
 ofClient GET ^
clientUserTypes
 *
competitors
 *
 ofClient GET ^
coreVehicles
 *
 ofClient GET ^
croData
 *
 ofClient GET ^
 save POST ^ writes
dashboardLinks
 *
 ofClient GET ^
deliverableActions
 * /deliverables/actions
deliverableCategories
 * /deliverables/categories
deliverableStatuses
 * /deliverables/statuses
deliverableTasks
 * /account-manager-deliverable-tasks
 tick PUT /account-manager-deliverable-tasks/{id}/done writes
deliverableTemplates
 * /deliverables/templates
deliverableTypes
 * /deliverables/types
deliverables
 *
 ofClient GET ^
 bulkCreate POST ~/bulk-create writes
 bulkStatus PUT ~/bulk-status writes
departmentUserAbilities
 *
departmentUserTypes
 *
feeCaps
 *
groups
 *
healthParts
 *
implementationNotes
 *
 ofClient GET ^
incidentCauses
 *
incidents
 *
 ofClient GET ^
industries
 *
leadBlacklist
 *
 test POST ~/test
leadStatuses
 *
leadTypes
 *
leads
 *
 ofClient GET ^
lostReasons
 *
managementGroups
 *
manufacturers
 *
metricAlarms
 *
 dryRun GET ~/{id}/dry-run
 acknowledge POST /metric-alarm-rings/{id}/acknowledge writes
mysteryShopRequests
 *
 ofClient GET ^
negativeKeywords
 *
 ofClient GET ^
oemBudgets
 * /oem/budgets
 ofClient GET /clients/{id}/oem/budgets
oemFileColumns
 * /oem/file-columns
oemFunds
 * /oem/funds
oemNameParts
 * /oem/name-parts
oemPrograms
 * /oem/programs
oemStores
 * /oem/stores
 ofClient GET /clients/{id}/oem/stores
oemTeamMembers
 * /oem/team-members
oemWaivers
 * /oem/waivers
 ofClient GET /clients/{id}/oem/waivers
onboardingTaskCategories
 *
onboardingTaskTemplates
 *
onboardingTasks
 *
 ofClient GET ^
opportunities
 *
 board GET ~/board
 move PUT ~/{id}/stage writes
 timeline GET ~/{id}/timeline
 addNote POST ~/{id}/notes writes
 duplicates GET ~/duplicates
 merge POST ~/{id}/merge writes
opportunityStages
 *
overwatchAlarms
 *
parentOrganizations
 *
partnerClients
 *
 ofClient GET ^
partners
 *
priorityWatchlist
 *
 ofClient GET ^
profitCenters
 *
regions
 *
resourceCategories
 *
resourceLinks
 *
saleTypes
 *
sales
 *
 ofClient GET ^
scripts
 *
 ofClient GET ^
searchPlans
 *
 ofClient GET ^
serviceGroups
 * /serviceGroups
services
 *
spendDataSources
 *
strategies
 *
 ofClient GET ^
 name PUT ~/{id}/deliverables writes
tactics
 *
taskStatuses
 *
taskTeams
 *
taskTemplateFields
 *
taskTemplates
 *
taskTypes
 *
userLevels
 *
watchlistMeetings
 * /priority-watchlist/meeting
watchlistProposals
 * /priority-watchlist/proposals
 ofClient GET /clients/{id}/priority-watchlist/proposals
 take POST /priority-watchlist/proposals/{id}/take writes
watchlistScales
 * /priority-watchlist/scales
watchlistServices
 * /priority-watchlist/services
watchlistSteps
 * /priority-watchlist/action-plan
websiteMigrations
 *
 ofClient GET ^
websiteProviders
 *
resourcePlanning
 read GET ~
 apply POST ~ writes
onboarding
 board GET ~
 checklist GET ~/checklist
 tick PUT ~/checklist/{id} writes
 start POST ~/start writes
 refresh POST ~/refresh writes
arrivedLeads
 receive POST /webhook/leads/{key} root
 ofClient GET ^
leadKeys
 ofClient GET ^
 create POST ^ writes
 revoke DELETE ~/{id} writes
support
 list GET /jira/issues
 get GET /jira/issue
 file GET /jira/attachments/{key}/{id}/{name} file
 create POST /jira/issues writes multipart as=files
 comment POST /jira/issue/comments writes
 reopen PUT /jira/issues/{id} writes
chats
 assistant GET ~/assistant
 list GET ~
 get GET ~/{id}
 setTitle PUT ~/{id}/title writes
 send POST /webhook/chat root writes stream
tasks
 tool GET ~/tool
 enter POST ~/login
 mine GET ~/mine
 statusesOf POST ~/task-statuses
 list GET ~
 get GET ~/{id}
 create POST ~ writes
 bulkCreate POST ~/bulk-create writes
 assign PATCH ~/{id}/assignee writes
 update PATCH ~/{id} writes
 teams GET ~/departments-with-types
 statuses GET ~/statuses
 templates GET ~/departments-templates
 templateFields GET ~/task-templates/{id}/fields
 ownTemplates GET ~/users/task-templates
 activities GET ~/users/activities
 people GET ~/people
team
 members GET ~
 clients GET ~/{id}/clients
calendar
 events GET ~/events
 connection GET ~/connection
 connect POST ~/connect
 connected POST ~/connection writes
 disconnect DELETE ~/connection writes
roles
 list GET ~
 get GET ~/{id}
userTypes
 list GET ~
reports
 usageLogs & /usage-logs
 assessmentAnswers & ^
 feedChanges & ^
 feedVehicles & ^
 clientSalesIncentives &
 clientAccounts &
 seoAchievements &
 yoyPerformance & ^
 annualView & /reports/annualView
 budgetComparison & /reports/comparisonReport
 cancellationGroups &
 cancellationMonths &
 cancellations &
 clientView & /reports/clientView
 historicalBudgets & /reports/historical
 quickView & /reports/quickView
 tagsWithServices &
 coopMonths & ^/co-op-months
 payments &
 rollover &
 serviceUtilization &
 emailAnalytics &
 coopClaims & /reports/co-op-claims
 vehicleSpend &
 oemAuditHistory &
 oemAudit &
 oemBilling &
 oemBudgets &
 oemCampaigns &
 oemFundMonths &
 oemSpend & /reports/oem-actual-spend
 oemTracker &
 amReportCard &
 bandwidthAccountManagement & /reports/bandwidth/account-management
 bandwidthPremium & /reports/bandwidth/premium
 bandwidthSeo & /reports/bandwidth/seo
 bandwidthSocial & /reports/bandwidth/social
 bandwidthSem & /reports/bandwidth/sem
 clientLogin &
 reportsGiven &
 incidentsByCause &
 managementReport &
 managementChannels & /reports/management-report/channels
 managementWatchlist & /reports/management-report/watchlist
 metricAlarmRings &
 onboarded &
 semBudgetRecommendations &
 semConfiguration &
 seoStrategyDeliverables &
 aiUsage & /ai-usage-logs
 conversioniqInsights & ^
 conversioniqVisitors & ^/conversioniq-insights/visitors
 googleBusinessProfile & ^
 businessReviews & ^/google-business-profile/reviews
 inventoryAds & ^
 localServiceAds & ^
 callsByTracker & ^/local-service-ads/calls
 location & ^
 locationCities & ^/location/cities
 programmaticAudioInsights & ^
 audioPublishers & ^/programmatic-audio-insights/publishers
 programmaticInsightsV2 & ^
 programmaticAudiences & ^/programmatic-insights-v2/audiences
 programmaticGeography & ^/programmatic-insights-v2/geography
 programmaticHours & ^/programmatic-insights-v2/hours
 programmaticInsights & ^
 programmaticPlacements & ^/programmatic-insights/placements
 seoDivision & ^
 seoPages & ^/seo-division/pages
 seoWork & ^/seo-division/work
 clientInsights & ^
 insightCampaigns & ^
 insightVisits & ^
 insightPlacements & ^
 connectedTvInsights & ^
 connectedTvPlacements & ^
 monthly &
 monthlyChannels &
 pacingReport & /reports/pacing
 reconciliation &
 croSources &
 groupReport &
 overviewDashboard &
 overviewChannels &
 paidParts &
 paidSearchPerformance &
 seoPerformance &
 seoPerformanceQueries &
 seoPerformancePages &
 seoPerformanceAchievements &
 socialPerformance &
 websitePerformance &
 websiteVisits &
 websiteEvents &
 clientSales &
 leadsReport & /reports/leads
 partnerCommission &
 callsBySource &
 ga4Events &
 ga4Leads &
 seoLandingPages &
 siteContacts &
 siteIntelligence &
 siteSources & /reports/site-intelligence/sources
 siteHours & /reports/site-intelligence/hours
 siteBeforeLead & /reports/site-intelligence/before-a-lead
 clientActivities & ^
 managerTasks &
 crmDataFix &
 overwatch & /interaction-reporting/overwatch-dashboard
 croDashboard GET ~/cro-dashboard
 croDashboardFile POST ~/cro-dashboard/export spreadsheet
departments
 list GET ~
 get GET ~/{id}
 create POST ~ writes
 update PUT ~/{id} writes
 remove DELETE ~/{id} writes
 assignUser POST ~/assign-user writes
 removeUser POST ~/remove-user writes
 byNames POST ~/get-by-names
terms
 read GET ~
 versions GET ~/versions
 publish POST ~ writes`) as Readonly<Record<NamedCall, CallFacts>>
